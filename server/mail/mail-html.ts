import { BRAND } from '#domain/constants.ts'
import type { MailBlock, MailContent, MailSite } from './mail-content.ts'
import { mailFooter } from './mail-footer.ts'

/**
 * Mail clients keep inline styles only, so the light theme is set on each element; clients with `prefers-color-scheme`
 * read the dark one from the head. Colours are the site's tokens in sRGB, because no client supports oklch. No image,
 * no font, no tracking of openings.
 */
const serif = 'font-family:Literata,Georgia,serif'
const sans = "font-family:'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',sans-serif"

const darkTheme = `@media (prefers-color-scheme:dark){
.page{background:#0a1920!important}.card{background:#12242b!important;border-color:#2a3c43!important}
.ink{color:#efebe2!important}.quiet{color:#a3b6ba!important}.tint{background:#1c2d34!important;border-color:#2a3c43!important}
.link{color:#8ed1d8!important}.button{background:#8ed1d8!important;color:#041e27!important}
.hill{background:#8ed1d8!important}.sun{background:#f9b976!important}}`

export function mailHtml({ subject, heading, blocks }: MailContent, site: MailSite): string {
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title><style>${darkTheme}</style></head>
<body class="page" style="margin:0;background:#fafaf7;${sans};font-size:17px;line-height:1.6">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fafaf7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">${logo}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #d7e2e3;border-radius:20px;padding:28px 24px 12px">
<h1 class="ink" style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:500;color:#142b34">${escape(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px;font-size:14px;line-height:1.5;color:#4d6067">
${mailFooter.map(escape).join('<br>')}<br><a class="link" href="${escape(site.publicUrl)}" style="color:#105663">${escape(site.publicUrl)}</a>
</td></tr></table></td></tr></table></body></html>
`
}

/** Logo as two CSS half-discs before the name, because an image would have to be fetched. */
const logo = `<span aria-hidden="true" style="display:inline-block;width:36px;height:17px;vertical-align:baseline"><span class="hill" style="position:relative;z-index:1;display:inline-block;width:18px;height:9px;border-radius:18px 18px 0 0;background:#105663"></span><span class="sun" style="display:inline-block;width:18px;height:9px;margin-left:-4px;border-radius:18px 18px 0 0;background:#f7b16d"></span></span><span class="ink" style="${serif};font-size:22px;font-weight:600;letter-spacing:-0.025em;color:#142b34"> ${BRAND}</span>`

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;color:#142b34">${lines(block.text)}</p>`
    case 'note':
      return `<p class="quiet" style="margin:0 0 16px;font-size:15px;color:#4d6067">${lines(block.text)}</p>`
    case 'button':
      return `<p style="margin:8px 0 24px"><a class="button" href="${escape(block.url)}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:#105663;color:#fcfcf9;font-weight:600;text-decoration:none">${escape(block.label)}</a></p>`
    case 'code':
      return `<p class="tint ink" style="margin:8px 0 24px;padding:14px 18px;border:1px solid #d7e2e3;border-radius:12px;background:#eef4f4;color:#142b34;font-size:28px;font-weight:600;letter-spacing:0.2em;text-align:center">${escape(block.value)}</p>`
    case 'quote':
      return `<blockquote class="tint ink" style="margin:0 0 20px;padding:14px 18px;border-left:4px solid #f7b16d;background:#eef4f4;color:#142b34">${lines(block.text)}</blockquote>`
  }
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${block.rows.map(factHtml).join('')}</table>`
}

function factHtml([label, value]: readonly [string, string]): string {
  return `<tr><td class="quiet" style="padding:2px 16px 2px 0;color:#4d6067;vertical-align:top">${escape(label)}</td><td class="ink" style="padding:2px 0;color:#142b34;overflow-wrap:anywhere">${escape(value)}</td></tr>`
}

function lines(text: string): string {
  return escape(text).replace(/\r\n?|\n/g, '<br>')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
