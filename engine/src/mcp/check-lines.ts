import { Transform } from 'node:stream'

/** What a line of the protocol may have. The library reads on in silence when a line is longer or is none. */
const longestLine = 10_000_000

interface Answer {
  jsonrpc: '2.0'
  id: string | number | null
  error: { code: number; message: string }
}

/**
 * Lets through the lines that are messages, and answers the others: without an answer a program would wait for ever.
 * `reply` gets one line.
 */
export function checkLines(reply: (line: string) => void): Transform {
  let pieces: Buffer[] = []
  let length = 0
  const refuse = (code: number, message: string, id: string | number | null = null): void => {
    const answer: Answer = { jsonrpc: '2.0', id, error: { code, message } }
    reply(`${JSON.stringify(answer)}\n`)
  }

  function keep(piece: Buffer): void {
    length += piece.length
    if (length > longestLine) pieces = []
    else pieces.push(piece)
  }

  /** The line that has just ended, when it is a message. */
  function takeMessage(): string | undefined {
    const line = Buffer.concat(pieces).toString('utf8')
    const isTooLong = length > longestLine
    pieces = []
    length = 0
    if (isTooLong) refuse(-32600, `The message is longer than ${longestLine} bytes: send a shorter one.`)
    else if (line.trim() !== '') return readMessage(line, refuse)
    return undefined
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let start = 0
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
        keep(chunk.subarray(start, end))
        start = end + 1
        const message = takeMessage()
        if (message !== undefined) this.push(`${message}\n`)
      }
      keep(chunk.subarray(start))
      done()
    },
  })
}

function readMessage(
  line: string,
  refuse: (code: number, message: string, id?: string | number | null) => void,
): string | undefined {
  let message: unknown
  try {
    message = JSON.parse(line)
  } catch {
    refuse(-32700, 'The line is no JSON: send one message of JSON-RPC a line.')
    return undefined
  }
  const fields = new Map<string, unknown>(
    typeof message === 'object' && message !== null && !Array.isArray(message) ? Object.entries(message) : [],
  )
  const id = fields.get('id')
  const params = fields.get('params')
  const isCall = typeof fields.get('method') === 'string' && (params === undefined || isObject(params))
  const isAnswer = fields.has('result') || fields.has('error')
  const isKnown = id === undefined || typeof id === 'string' || Number.isInteger(id)
  if (fields.get('jsonrpc') === '2.0' && isKnown && (isCall || isAnswer)) return line
  refuse(
    -32600,
    'This is no message of JSON-RPC 2.0: it needs "jsonrpc": "2.0", "method" as a text, "params" as an object, and "id" as a text or a whole number.',
    typeof id === 'string' || typeof id === 'number' ? id : null,
  )
  return undefined
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
