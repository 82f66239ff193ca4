/** A user of the bench, with an account. */
export interface Person {
  id: string
  email: string
  password: string
  accessToken: string
}

/** One address per request, from the range reserved for benchmarks. */
export function newAddress(): string {
  const number = Math.floor(Math.random() * 65_536)
  return `198.18.${number >> 8}.${number & 255}`
}

export function json(url: string, body: object, from: string, signal?: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
}

export async function signUp(address: string): Promise<Person> {
  const email = `bench-${crypto.randomUUID().slice(0, 12)}@exemple.fr`
  const password = 'quatre petits mots simples'
  const answer = await json(`${address}/auth/v1/signup`, { email, password }, newAddress())
  if (!answer.ok) throw new Error(`signing up answered ${answer.status} ${await answer.text()}`)
  const { access_token: accessToken, user }: { access_token: string; user: { id: string } } = await answer.json()
  return { id: user.id, email, password, accessToken }
}
