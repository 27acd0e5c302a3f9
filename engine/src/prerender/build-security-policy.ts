import { createHash } from 'node:crypto'

/** The content security policy in its two places. */
export interface SecurityPolicy {
  /** For `<meta http-equiv>`: all that a page may say of itself. */
  meta: string
  /** For the header: the same, and who may frame the page. */
  header: string
}

/** What a policy is made from. */
export interface SecurityPolicyInput {
  /** Text of the inline script, exactly as it stands between its tags. */
  boot: string
  /** Address of the server loader; another origin than the site's is allowed to be asked. */
  serverLoader: string | undefined
}

/** Where "open in a sandbox" posts a demo. */
const sandboxes = ['https://codesandbox.io', 'https://stackblitz.com']

/** One inline script by its hash, everything else from the site itself. */
export function buildSecurityPolicy({ boot, serverLoader }: SecurityPolicyInput): SecurityPolicy {
  const hash = createHash('sha256').update(boot).digest('base64')
  const meta = [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    // The select and the highlighter set style attributes.
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

function findOrigin(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []
}
