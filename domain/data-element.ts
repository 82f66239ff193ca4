/** Data in a page, which browsers do not execute. */
export const dataElement = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`

/** Escaped, so that no value can close the script element (XSS). */
export const embeddedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
