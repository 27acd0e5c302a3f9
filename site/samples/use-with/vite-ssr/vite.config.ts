import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The package has no `exports`. In native ESM its default import would be
  // a namespace object, and drawing it ends in "Element type is invalid".
  ssr: { noExternal: [/^@rc-component\//] },
})
