import { createNetwork } from './create-network.ts'

/** Of this page. Demos name it between `#region site` and `#endregion site`, so nobody copies it. */
export const network = createNetwork()
