import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { checkLines } from './check-lines.ts'

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
const noMessage =
  'This is no message of JSON-RPC 2.0: it needs "jsonrpc": "2.0", "method" as a text, "params" as an object, and "id" as a text or a whole number.'

async function check(...chunks: (string | Buffer)[]): Promise<{ passed: string; replies: unknown[] }> {
  const replies: unknown[] = []
  const stream = checkLines((line) => replies.push(JSON.parse(line)))
  for (const chunk of chunks) stream.write(chunk)
  stream.end()
  return { passed: await text(stream), replies }
}

describe('checkLines', () => {
  it('lets messages through, however they are cut on their way', async () => {
    const answer = '{"jsonrpc":"2.0","id":2,"result":{}}'
    const word = Buffer.from('{"jsonrpc":"2.0","id":"灯","method":"x","params":{}}\n')
    const at = word.indexOf(Buffer.from('灯')) + 1
    const { passed, replies } = await check(`${ping}\r\n\n${answer}`, '\n', word.subarray(0, at), word.subarray(at))
    expect(passed).toBe(`${ping}\r\n${answer}\n${word.toString()}`)
    expect(replies).toEqual([])
  })

  it.each([
    ['hello', null, -32700, 'The line is no JSON: send one message of JSON-RPC a line.'],
    ['['.repeat(100_000), null, -32700, 'The line is no JSON: send one message of JSON-RPC a line.'],
    [`[${ping}]`, null, -32600, noMessage],
    ['null', null, -32600, noMessage],
    ['{"id":4,"method":"ping"}', 4, -32600, noMessage],
    ['{"jsonrpc":"2.0","id":"a","method":7}', 'a', -32600, noMessage],
    ['{"jsonrpc":"2.0","id":5,"method":"ping","params":[1]}', 5, -32600, noMessage],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', null, -32600, noMessage],
  ])('answers %.40s, and goes on', async (line, id, code, message) => {
    const { passed, replies } = await check(`${line}\n${ping}\n`)
    expect(replies).toEqual([{ jsonrpc: '2.0', id, error: { code, message } }])
    expect(passed).toBe(`${ping}\n`)
  })

  it('drops a line that is too long instead of keeping it, and goes on', async () => {
    const piece = 'x'.repeat(1_000_000)
    const { passed, replies } = await check(...Array.from({ length: 11 }, () => piece), `\n${ping}\n`)
    expect(replies).toEqual([
      {
        jsonrpc: '2.0',
        id: null,
        error: { code: -32600, message: 'The message is longer than 10000000 bytes: send a shorter one.' },
      },
    ])
    expect(passed).toBe(`${ping}\n`)
  })
})
