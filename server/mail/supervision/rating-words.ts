import type { MailTemplate } from '../mail-content.ts'

/** Announces a comment, without its text or author. */
export const ratingWords: MailTemplate<{ news: 'to-moderate' | 'passed-on' }> = ({ news }, { publicUrl }) =>
  news === 'to-moderate'
    ? {
        subject: 'Un mot attend votre lecture',
        heading: 'Un mot attend votre lecture',
        blocks: [
          { kind: 'paragraph', text: 'Un mot sur une séance attend que vous le transmettiez, ou disiez pourquoi non.' },
          { kind: 'button', label: 'Lire', url: `${publicUrl}/supervision/avis` },
        ],
      }
    : {
        subject: 'Un mot sur votre travail',
        heading: 'Un mot sur votre travail',
        blocks: [
          { kind: 'paragraph', text: 'Votre supervision vous a transmis un mot. Vous pouvez y répondre une fois.' },
          { kind: 'button', label: 'Lire', url: `${publicUrl}/avis-recus` },
        ],
      }
