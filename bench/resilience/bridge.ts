import { createFaultProxy } from '../../tests/support/servers/fault-proxy.ts'

// A proxy in a process of its own, for a bench too busy to pass bytes on: `node bridge.ts <socket folder>` prints its port.
const { port } = await createFaultProxy(process.argv[2] ?? '')
console.log(port)
