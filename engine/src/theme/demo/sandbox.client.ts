import lzString from 'lz-string'
import type { DemoText } from '../../model/demo.ts'
import type { Sandbox, SandboxName } from '../../model/sandbox.ts'
import { fillSandbox } from '../../shared/fill-sandbox.ts'

/** Opens a demo as a project of its own on another site, in a new window. */
export function openSandbox(name: SandboxName, sandbox: Sandbox, demo: readonly DemoText[], title: string): void {
  const { entry } = sandbox
  const files = fillSandbox(sandbox, demo)
  const post = name === 'stackblitz' ? postToStackBlitz(files, entry, title) : postToCodeSandbox(files, entry)
  submit(post.address, post.fields)
}

interface Post {
  address: string
  fields: Record<string, string>
}

function postToStackBlitz(files: Readonly<Record<string, string>>, entry: string, title: string): Post {
  return {
    address: `https://stackblitz.com/run?file=${encodeURIComponent(entry)}`,
    fields: {
      'project[title]': title,
      'project[template]': 'node',
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text])),
    },
  }
}

function postToCodeSandbox(files: Readonly<Record<string, string>>, entry: string): Post {
  const contents = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { content }]))
  return {
    // A Vite project needs Node, so CodeSandbox must run it on a server.
    address: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: {
      parameters: pack(JSON.stringify({ files: contents })),
      query: `file=${encodeURIComponent(`/${entry}`)}`,
    },
  }
}

/** Packs text in the format that CodeSandbox expects: compressed, then as base 64 for addresses. */
function pack(text: string): string {
  return lzString.compressToBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function submit(address: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
  form.target = '_blank'
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    // A textarea, because an input removes line breaks.
    const field = document.createElement('textarea')
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
