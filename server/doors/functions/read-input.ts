import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'

export class InvalidInput extends AppError {
  /** Field name → message; the empty name is the whole input. */
  constructor(details: Record<string, string>) {
    super('invalid_input', { details })
  }
}

/** Parses the body with the function's schema. The security check is an extra field beside it. */
export async function readInput<Input>(
  request: Request,
  schema: z.ZodType<Input>,
): Promise<{ input: Input; securityCheck: unknown }> {
  const body = await readJson(request)
  const parsed = schema.safeParse(body, { error: () => errorMessage('invalid_input') })
  if (!parsed.success) throw new InvalidInput(sentencesByField(parsed.error))
  return { input: parsed.data, securityCheck: isObject(body) ? body.securityCheck : undefined }
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  // The official client sends neither body nor content type when the call has no input.
  if (text === '') return {}
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('content_type_not_supported')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformed_request', { cause })
  }
}

function sentencesByField(error: z.ZodError): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const { path, message } of error.issues) sentences[path.join('.')] ??= message
  return sentences
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
