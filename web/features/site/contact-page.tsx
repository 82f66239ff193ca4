import { href, Outlet } from 'react-router'
import { BRAND } from '#domain/constants.ts'
import { absoluteUrl, pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { contactDetails } from './content/contact.ts'
import { InlineText } from './inline-text.tsx'
import { PageHeading } from './page-heading.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Contact',
    description: 'Écrivez-nous, appelez-nous en semaine, ou trouvez ici les numéros d’aide immédiate.',
    path: href('/contact'),
    jsonLd: [
      {
        '@type': 'Organization',
        name: BRAND,
        url: absoluteUrl(href('/')),
        email: contactDetails.email,
        telephone: contactDetails.phone.dial,
      },
    ],
  })
}

/** Layout of the contact form, which the child route renders. */
export default function ContactPage() {
  const { email, phone, addressLines, openingHours, emergency, privacy } = contactDetails
  return (
    <div className="page py-12 md:py-20">
      <PageHeading title="Contact">
        <p>Une question, une remarque, un souci ? Écrivez-nous, une vraie personne vous lit.</p>
      </PageHeading>
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-16">
        <aside
          aria-label={emergency.title}
          className="rounded-2xl border bg-secondary p-6 text-secondary-foreground lg:col-span-5 lg:col-start-8 lg:row-start-1"
        >
          <h2 className="text-heading-sm">{emergency.title}</h2>
          <p className="mt-2">
            <InlineText text={emergency.text} />
          </p>
          <p className="mt-3">
            <InlineText text={`[${emergency.link.label}](${emergency.link.href})`} />
          </p>
        </aside>
        <div className="lg:col-span-7 lg:row-span-2 lg:row-start-1">
          <Outlet />
          <p className="mt-6 text-small text-muted-foreground">
            <InlineText text={privacy} />
          </p>
        </div>
        <dl className="grid content-start gap-6 lg:col-span-5 lg:col-start-8 [&_dt]:font-semibold">
          <div>
            <dt>E-mail</dt>
            <dd>
              <InlineText text={`[${email}](mailto:${email})`} />
            </dd>
          </div>
          <div>
            <dt>Téléphone</dt>
            <dd>
              <InlineText text={`[${phone.number}](tel:${phone.dial})`} />
              <span className="block text-muted-foreground">{phone.hours}</span>
            </dd>
          </div>
          <div>
            <dt>Adresse</dt>
            <dd className="whitespace-pre-line">{addressLines.join('\n')}</dd>
          </div>
          <div>
            <dt>Horaires</dt>
            {openingHours.map(({ days, hours }) => (
              <dd key={days} className="flex max-w-xs justify-between gap-4">
                <span>{days}</span>
                <span>{hours}</span>
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </div>
  )
}
