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
  /** Address of the server loader. When it has another origin than the site, the policy allows requests to it. */
  serverLoader: string | undefined
}

/** The sites to which a demo is posted when a reader opens it as a project. */
const sandboxes = ['https://codesandbox.io', 'https://stackblitz.com']

/** The policy allows one inline script, by its hash. Everything else must come from the site itself. */
export function buildSecurityPolicy({ boot, serverLoader }: SecurityPolicyInput): SecurityPolicy {
  const hash = createHash('sha256').update(boot).digest('base64')
  const meta = [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
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

function findOrigin(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []
}
