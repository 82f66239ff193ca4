import type { MailTemplate } from '../mail-content.ts'

interface Found {
  component: string
  details: string
  solution: string | null
}

/** To the administrators, once, when a component becomes critical. Technical facts only. */
export const componentCritical: MailTemplate<{ found: Found[] }> = ({ found }, { publicUrl }) => ({
  subject:
    found.length === 1 ? `État critique : ${found[0]?.component}` : `${found.length} composants en état critique`,
  heading: 'Un composant du site demande votre attention',
  blocks: [
    ...found.flatMap(({ component, details, solution }) => [
      {
        kind: 'facts' as const,
        rows: [
          ['Composant', component],
          ['Mesuré', details],
        ] as [string, string][],
      },
      ...(solution ? [{ kind: 'note' as const, text: `Solution : ${solution.replaceAll('`', '')}` }] : []),
    ]),
    { kind: 'button', label: 'Ouvrir le diagnostic', url: `${publicUrl}/admin-diagnostic` },
  ],
})
