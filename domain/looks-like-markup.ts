/** Active elements, closed or not. */
const ACTIVE = /<[\s/]*(?:script|iframe|object|embed|svg|style|link|meta|base|form)\b/i
/** Text elements, which count only as a complete tag: « si a <b » is a comparison. */
const TAG =
  /<\/?(?:a|abbr|article|audio|b|blockquote|body|br|button|center|code|details|div|em|figure|font|footer|frame|frameset|h[1-6]|head|header|hr|html|i|img|input|li|main|marquee|math|nav|ol|option|p|picture|pre|section|select|source|span|strong|sub|sup|table|tbody|td|template|textarea|th|title|tr|u|ul|video)(?:\s[^<>=]*=[^<>]*|\s*)\/?>/i
const COMMENT = /<!(?:--|doctype\b|\[cdata\[)/i
const SCRIPT_URL = /\b(?:javascript|vbscript):\S/i

/** Detects HTML in user text. Hearts, arrows, comparisons and <addresses> are allowed. */
export function looksLikeMarkup(text: string): boolean {
  return [ACTIVE, TAG, COMMENT, SCRIPT_URL].some((pattern) => pattern.test(text))
}
