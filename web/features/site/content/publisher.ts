import { publisher } from '#domain/publisher.ts'

/** Format of the publisher's address on the legal pages. */
export const publisherAddress = `${publisher.name}, ${publisher.street}, ${publisher.city}`
export const emailLink = `[${publisher.email}](mailto:${publisher.email})`
export const dataProtectionLink = `[${publisher.dataProtectionEmail}](mailto:${publisher.dataProtectionEmail})`
export const phoneLink = `[${publisher.phone.number}](tel:${publisher.phone.dial})`
