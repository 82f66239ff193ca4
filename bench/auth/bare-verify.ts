import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { importJWK, type JWK, jwtVerify } from 'jose'

/** A route that only verifies the token of each request. */
const key: JWK = JSON.parse(process.env.PUBLIC_JWK ?? '')
const publicKey = await importJWK(key, 'ES256')
const app = new Hono()
app.get('/user', async (c) => {
  const token = c.req.header('authorization')?.slice('Bearer '.length) ?? ''
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience: 'authenticated' })
  return c.json(payload)
})
app.get('/', (c) => c.text('ready'))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
