import type { MailTemplate } from '../mail-content.ts'

/** To the administrators, every night: a copy in a mailbox proves that the log was not rewritten since. */
export const auditSealed: MailTemplate<{ n: number; hash: string | null }> = ({ n, hash }) =>
  hash === null
    ? {
        subject: 'Le journal d’audit ne se vérifie pas',
        heading: 'Le journal d’audit ne se vérifie pas',
        blocks: [
          {
            kind: 'paragraph',
            text: `L’entrée n° ${n} ne correspond pas à son empreinte. Quelqu’un l’a peut-être modifiée.`,
          },
          { kind: 'note', text: 'Ne supprimez rien, gardez les sauvegardes et suivez la procédure d’incident.' },
        ],
      }
    : {
        subject: 'Journal d’audit vérifié',
        heading: 'Journal d’audit vérifié',
        blocks: [
          { kind: 'paragraph', text: 'La chaîne est entière. Gardez ce message : il permet de le vérifier plus tard.' },
          {
            kind: 'facts',
            rows: [
              ['Dernière entrée', String(n)],
              ['Empreinte', hash],
            ],
          },
        ],
      }
