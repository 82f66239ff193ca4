import { requestBytes } from '../http/load.ts'

/** A user of the bench: an account, and the IP address it signs in from. */
export interface BenchPerson {
  email: string
  from: string
  accessToken: string
  refreshToken: string
}

export const PASSWORD = 'quatre petits mots simples'

interface Tokens {
  access_token: string
  refresh_token: string
}

export class AuthServer {
  readonly #port: number
  readonly #base: string

  constructor(port: number) {
    this.#port = port
    this.#base = `http://127.0.0.1:${port}/auth/v1`
  }

  signInRequest({ email, from }: BenchPerson): Buffer {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
    const body = JSON.stringify({ email, password: PASSWORD })
    return requestBytes(this.#port, 'POST', '/auth/v1/token?grant_type=password', headers, body)
  }

  async signUp(i: number): Promise<BenchPerson> {
    const [email, from] = [`bench-${i}@exemple.fr`, `198.18.${i >> 8}.${i & 255}`]
    const tokens = await this.#tokens('/signup', { email, password: PASSWORD }, from)
    return { email, from, accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
  }

  async refresh(refreshToken: string, from: string): Promise<Response> {
    return this.post('/token?grant_type=refresh_token', { refresh_token: refreshToken }, from)
  }

  post(path: string, body: object, from: string): Promise<Response> {
    return fetch(this.#base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
  }

  async #tokens(path: string, body: object, from: string): Promise<Tokens> {
    const answer = await this.post(path, body, from)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
    const tokens: Tokens = await answer.json()
    return tokens
  }
}
