import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder, openFixture, resolveFixture, writeFiles } from '../../test/open-fixture.ts'
import { checkOutput } from './check-output.ts'

const advice = 'Choose a folder that is for the built site alone, for example --out built-site.'

describe('the output folder', () => {
  const root = openFixture('lamps', {}, 'file')
  const check = (out: string): string => checkOutput(resolveFixture(root, { outDir: join(root, out) }))

  it.each(['dist', 'deep/er/dist', '../lamps-dist'])('may be %s', (out) => {
    expect(check(out)).toBe(join(root, out))
  })

  it.each([
    ['.', 'it holds "content", which the site is made from'],
    ['theme', 'it holds "lamp.css", which the site is made from'],
    ['content', 'the site is made from it'],
    ['demos', 'the site is made from it'],
  ])('must not hold sources: %s', (out, why) => {
    expect(() => check(out)).toThrow(`The site cannot be written to "${join(root, out)}": ${why}. ${advice}`)
  })

  it.each([
    ['content/en-US/dist', 'content'],
    ['public/dist', 'public'],
    ['.cache/dist', '.cache'],
    ['node_modules/lamp-kit/dist', 'node_modules'],
    ['.git/dist', '.git'],
  ])('must not lie in sources: %s', (out, around) => {
    expect(() => check(out)).toThrow(
      `The site cannot be written to "${join(root, out)}": it lies in "${join(root, around)}", where only sources and tools are. ${advice}`,
    )
  })

  it('is not the folder that the command runs in, and does not hold it', () => {
    for (const folder of [process.cwd(), dirname(process.cwd()), '/'])
      expect(() => checkOutput(resolveFixture(root, { outDir: folder }))).toThrow(
        `The site cannot be written to "${folder}": this command runs in it, and a build replaces it. ${advice}`,
      )
  })

  it('is not full of other files, unless a build has left its mark there', () => {
    const out = createFolder({ 'letter.txt': 'Dear all' })
    const ask = (): string => checkOutput(resolveFixture(root, { outDir: out }))
    expect(ask).toThrow(
      `The site cannot be written to "${out}": a build replaces the whole folder, and "letter.txt" in it may be yours: ` +
        `no build has left its mark (".vitrine") there. ${advice}`,
    )
    writeFiles(out, { 'routes.json': '[]', '404.html': '' })
    expect(ask).toThrow(
      `The site cannot be written to "${out}": it looks like the output of an older version, which left no mark (".vitrine"). Delete the folder, then build again.`,
    )
    writeFileSync(join(out, '.vitrine'), '')
    expect(ask()).toBe(out)
    mkdirSync(join(out, '.git'))
    expect(ask).toThrow(
      `The site cannot be written to "${out}": it holds ".git", the history of a repository. ${advice}`,
    )
    expect(readdirSync(out)).toContain('letter.txt')
  })

  it('may be empty but for what a disk or a desktop puts there', () => {
    const out = createFolder({ '.DS_Store': '', 'lost+found/piece': '' })
    expect(checkOutput(resolveFixture(root, { outDir: out }))).toBe(out)
  })

  it('may be a link to a folder, which is then the one that is written', () => {
    const folder = createFolder({ 'v1/.vitrine': '', file: '' })
    symlinkSync('v1', join(folder, 'live'))
    symlinkSync('v2', join(folder, 'broken'))
    symlinkSync(join(root, 'content'), join(folder, 'inside'))
    const ask = (out: string): string => checkOutput(resolveFixture(root, { outDir: join(folder, out) }))
    expect(ask('live')).toBe(join(folder, 'v1'))
    expect(() => ask('broken')).toThrow(
      `The site cannot be written to "${join(folder, 'broken')}": it is a link that leads nowhere. Make the folder it names, or delete the link.`,
    )
    expect(() => ask('inside')).toThrow(`"${join(root, 'content')}": the site is made from it.`)
    expect(() => ask('file')).toThrow(
      `The site cannot be written to "${join(folder, 'file')}": "${join(folder, 'file')}" is a file. ${advice}`,
    )
    expect(() => ask('file/dist')).toThrow(
      `"${join(folder, 'file/dist')}": "${join(folder, 'file')}" is a file. ${advice}`,
    )
  })
})
