import type { TestApp } from '../app.ts'

/** Follows redirects between our server and another, with a cookie jar for each, until one leaves both. */
export class Walker {
  readonly #app: TestApp
  readonly #cookies = new Map<string, Map<string, string>>()

  constructor(app: TestApp) {
    this.#app = app
  }

  /** Follows redirects and returns the first URL that our server does not serve under /auth/v1. */
  async follow(start: string, othersOrigin: string): Promise<URL> {
    let url = new URL(start)
    for (let step = 0; step < 20; step += 1) {
      const isOurs = url.origin === this.#ours && url.pathname.startsWith('/auth/v1/')
      if (!isOurs && url.origin !== othersOrigin) return url
      const answer = await this.get(url.href)
      const next = answer.headers.get('location')
      if (!next) throw new Error(`${url.pathname} answered ${answer.status}: ${await answer.text()}`)
      url = new URL(next, url)
    }
    throw new Error('the redirects do not end')
  }

  async get(address: string, headers: Record<string, string> = {}): Promise<Response> {
    const url = new URL(address)
    const jar = this.#cookies.get(url.host) ?? new Map<string, string>()
    this.#cookies.set(url.host, jar)
    const init: RequestInit = {
      headers: { ...headers, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    }
    const answer = url.origin === this.#ours ? await this.#app.fetch(url.href, init) : await fetch(url, init)
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    return answer
  }

  get #ours(): string {
    return new URL(this.#app.deps.settings.PUBLIC_URL).origin
  }
}
