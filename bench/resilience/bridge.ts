import { createFaultProxy } from '../../tests/support/servers/fault-proxy.ts'

// Proxy process, for a bench too busy to forward bytes: `node bridge.ts <socket folder>` prints its port.
const { port } = await createFaultProxy(process.argv[2] ?? '')
console.log(port)
