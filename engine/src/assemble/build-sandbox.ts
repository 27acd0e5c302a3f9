import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Config } from '../model/config.ts'
import { plainStyle } from '../shared/plain-style.ts'
import type { Sandbox } from '../model/sandbox.ts'
import { listDependencies, readVersions } from './list-dependencies.ts'

/**
 * The project that contains a demo when a reader opens it on another site: a Vite project with exactly the versions
 * that are installed here, and the site's stylesheets. It is the same for every demo.
 */
export function buildSandbox(config: Config): Sandbox {
  const styles = config.styles.filter((path) => config.harness?.styles.includes(path) !== true)
  const files: Record<string, string> = {
    'package.json': toJson(buildManifest(config)),
    'index.html': writeDocument(config.library.package),
    'vite.config.ts': viteConfig,
    'tsconfig.json': toJson(compilerConfig),
    'src/main.tsx': writeEntry(styles.map((path) => basename(path))),
    'src/page.css': pageStyle,
  }
  for (const path of styles) files[`src/${basename(path)}`] = readFileSync(path, 'utf8')
  return { entry: 'src/App.tsx', files }
}

function buildManifest(config: Config): Record<string, unknown> {
  const tools = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite']
  return {
    name: 'demo',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: listDependencies(config),
    devDependencies: readVersions(tools, config.root),
  }
}

function writeDocument(title: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`
}

function writeEntry(styles: readonly string[]): string {
  return `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './page.css'
${styles.map((name) => `import './${name}'\n`).join('')}import App from './App.tsx'

const root = document.querySelector('#root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
`
}

const viteConfig = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`

const pageStyle = `:root {
  color-scheme: light dark;
  font: 16px/1.5 system-ui, sans-serif;
}

body {
  max-width: 720px;
  margin: 32px auto;
  padding: 0 20px;
}

${plainStyle}`

const compilerConfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noFallthroughCasesInSwitch: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}
