/** Errors of the protocol: code → status in the body, short name, and message of the reference server. */
const known = {
  NoSuchBucket: [404, 'Bucket not found', 'Bucket not found'],
  NoSuchKey: [404, 'not_found', 'Object not found'],
  NotOffered: [404, 'not_found', 'This endpoint is not offered'],
  ResourceAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  BucketNotEmpty: [409, 'InvalidRequest', 'The bucket you tried to delete is not empty'],
  AccessDenied: [403, 'Unauthorized', 'new row violates row-level security policy'],
  InvalidJWT: [403, 'Unauthorized', 'Invalid Compact JWS'],
  InvalidSignature: [400, 'InvalidSignature', 'The signature does not match'],
  ExpiredToken: [400, 'InvalidJWT', 'The token has expired'],
  EntityTooLarge: [413, 'Payload too large', 'The object exceeded the maximum allowed size'],
  // The product's error code, which the browser maps to its message.
  DailyObjectsUsedUp: [429, 'too_many_requests', 'daily_rows_used_up'],
  InvalidMimeType: [415, 'invalid_mime_type', 'The content of the file is not of an accepted type'],
  InvalidKey: [400, 'InvalidKey', 'Invalid key'],
  InvalidRequest: [400, 'InvalidRequest', 'The request is not valid'],
  TooManyRequests: [429, 'TooManyRequests', 'Another upload of yours is still under way'],
  SlowDown: [503, 'SlowDown', 'Please reduce your request rate'],
  DatabaseUnavailable: [503, 'unavailable', 'Try again in a moment'],
  InternalError: [500, 'Internal', 'Internal Server Error'],
} as const

export type StorageErrorCode = keyof typeof known

export class StorageError extends Error {
  readonly code: StorageErrorCode
  readonly statusCode: number
  readonly error: string

  constructor(code: StorageErrorCode, message?: string, options?: ErrorOptions) {
    const [statusCode, error, words] = known[code]
    super(message ?? words, options)
    this.name = 'StorageError'
    this.code = code
    this.statusCode = statusCode
    this.error = error
  }
}
