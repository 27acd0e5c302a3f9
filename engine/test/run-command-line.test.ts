import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCommandLine } from '../src/run-command-line.ts'

describe('readCommandLine', () => {
  it('gives a command and its options, folders as absolute paths', () => {
    expect(readCommandLine(['build', '--root', '/site', '--base', '/lamps/', '--out', '/out'])).toEqual({
      command: 'build',
      options: { root: '/site', base: '/lamps/', out: '/out' },
    })
    expect(readCommandLine(['dev', '--port', '8001', '--host', '127.0.0.1'])).toEqual({
      command: 'dev',
      options: { root: process.cwd(), port: 8001, host: '127.0.0.1' },
    })
    expect(readCommandLine(['build', '--shard', '2/8'])?.options).toMatchObject({ shard: { shard: 2, of: 8 } })
    expect(readCommandLine(['merge', 'parts/1', 'parts/2', '--out', 'dist'])?.options).toMatchObject({
      folders: [resolve('parts/1'), resolve('parts/2')],
      out: resolve('dist'),
    })
    expect(readCommandLine(['mcp', '--dir', 'dist'])?.options).toEqual({ root: process.cwd(), dir: resolve('dist') })
    expect(readCommandLine(['mcp', '--url', 'https://example.org/'])?.options).toMatchObject({
      url: 'https://example.org/',
    })
  })

  it('asks for help when no command is given', () => {
    expect(readCommandLine([])).toBeUndefined()
    expect(readCommandLine(['build', '--help'])).toBeUndefined()
  })

  it.each([
    [['biuld'], 'There is no command "vitrine biuld". Did you mean "build"?'],
    [['toString'], 'There is no command "vitrine toString". Use one of: build, dev, serve, words, review, merge, mcp.'],
    [
      ['build', '--bas', '/a/'],
      "Unknown option '--bas': the options are --root, --base, --out, --shard, --port, --host, --dir, --url, --changed, --help.",
    ],
    [['mcp', '--dir', ' '], '--dir is " ", which names no folder: give one, for example --dir dist.'],
    [['serve', '--dir', 'dist'], '--dir is an option of "vitrine mcp" only: leave it out.'],
    [
      ['build', '--shard', '9/8'],
      '--shard is "9/8", which is no part: give its number and how many there are, for example --shard 2/8.',
    ],
    [['dev', '--shard', '1/2'], '--shard is an option of "vitrine build" only: leave it out.'],
    [['build', 'dist'], '"vitrine build" takes no "dist": folders are for "vitrine merge" only.'],
    [['serve', '--changed'], '--changed is an option of "vitrine build" only: leave it out.'],
    [['build', '--out', ''], '--out is "", which names no folder: give one, for example --out dist.'],
    [
      ['dev', '--port', '80x'],
      '--port is "80x", which is no port: give a whole number up to 65535, for example --port 8001.',
    ],
  ])('refuses %j', (args, message) => {
    expect(() => readCommandLine(args)).toThrow(message)
  })
})
