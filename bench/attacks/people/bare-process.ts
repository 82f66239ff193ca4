import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** About the size of /urgence as it is sent. */
const page = Buffer.alloc(12_000, 'a')

/** The least that Node can serve, as a control: its delay is the machine's, not the product's. Ends with its parent. */
const server = createServer((_request, response) => response.end(page))
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('disconnect', () => process.exit())
