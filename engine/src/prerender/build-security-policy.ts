import { createHash } from 'node:crypto'

/** The content security policy, for the two places where it is stated. */
export interface SecurityPolicy {
  /** For `<meta http-equiv>`, which cannot state who may frame the page. */
  meta: string
  /** For the HTTP header: the same, and who may frame the page. */
  header: string
}

/** What a policy is made from. */
export interface SecurityPolicyInput {
  /** Text of the inline script, exactly as it stands between its tags. */
  boot: string
  /** Text of the script of the frame in which edited code runs. */
  frame: string
  /** Address of the server loader. When it has another origin than the site, the policy allows requests to it. */
  serverLoader: string | undefined
  /** True when search needs WebAssembly. */
  hasWebAssembly: boolean
}

/** The sites to which a demo is posted when a reader opens it as a project. */
const sandboxes = ['https://codesandbox.io', 'https://stackblitz.com']

/**
 * The policy allows two inline scripts, by their hashes: that of every page, and that of the frame for edited code, which
 * has the policy of its page besides its own. `blob:` is for that frame too: only a script that runs already can make
 * such an address. Everything else must come from the site itself.
 */
export function buildSecurityPolicy(input: SecurityPolicyInput): SecurityPolicy {
  const { boot, frame, serverLoader, hasWebAssembly } = input
  const meta = [
    "default-src 'self'",
    `script-src 'self' ${hashScript(boot)} ${hashScript(frame)} blob:${hasWebAssembly ? " 'wasm-unsafe-eval'" : ''}`,
    // The select component and the highlighter set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...findOrigin(serverLoader)].join(' '),
    "worker-src 'self'",
    "frame-src 'self'",
    `form-action 'self' ${sandboxes.join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
  return { meta, header: `${meta}; frame-ancestors 'self'` }
}

/** How a policy names an inline script: by the hash of its text. */
export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function findOrigin(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []
}
