/** A sentence with code between backticks. */
export function Sentence({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}
