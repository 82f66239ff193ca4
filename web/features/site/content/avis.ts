import {
  FIGURES_SHOWN_FROM,
  RATING_DAYS,
  RATING_MODERATION_DAYS,
  RATING_REPLY_MAX_CHARACTERS,
} from '#domain/constants.ts'
import { list, note, paragraph } from './blocks.ts'
import type { LegalDocument } from './types.ts'

/** Information on ratings required by article L111-7-2 of the French consumer code. */
export const avis: LegalDocument = {
  slug: 'avis',
  title: 'Comment marchent les avis',
  lede: 'Qui peut donner un avis, qui le lit, ce qui est montré et ce qui ne l’est jamais.',
  updatedOn: '2026-11-17',
  sections: [
    {
      id: 'essentiel',
      title: 'L’essentiel',
      blocks: [
        note('Un avis sert à savoir si l’on a été écouté. Il n’est ni payé, ni récompensé, ni demandé deux fois.'),
        list(
          'Seule une personne qui a eu une séance sur Mivoix peut la noter, une fois.',
          `Ce qui est public : une moyenne et le nombre d’avis, à partir de ${FIGURES_SHOWN_FROM}.`,
          'Les mots écrits ne sont jamais publiés.',
        ),
      ],
    },
    {
      id: 'qui',
      title: 'Qui peut donner un avis, et quand',
      blocks: [
        paragraph(
          `L’avis est ouvert après une séance qui a eu lieu, constatée par la présence des deux personnes dans la salle. Une séance annulée, manquée ou trop courte ne se note pas. Vous avez ${RATING_DAYS} jours pour répondre, et pour changer d’avis pendant ce temps.`,
        ),
        paragraph('La réponse va de « Pas du tout » à « Très bien ». Elle compte de 1 à 5 dans la moyenne.'),
      ],
    },
    {
      id: 'controle',
      title: 'Comment les avis sont contrôlés',
      blocks: [
        paragraph(
          `Chaque avis est attaché à une séance réelle : il n’y a pas d’avis anonyme venu d’ailleurs. Si vous écrivez un mot, il est lu d’abord par la personne qui supervise, sous ${RATING_MODERATION_DAYS} jours. Elle le transmet sans votre nom ni le jour, ou dit pourquoi elle ne le transmet pas : vous lisez cette raison sur votre résumé de séance.`,
        ),
        paragraph(
          'Un mot n’est pas transmis quand il permet de reconnaître quelqu’un, quand il insulte ou menace, ou quand il parle d’autre chose que la séance. Une critique n’est jamais une raison. La réponse de 1 à 5 compte dans tous les cas.',
        ),
        paragraph(
          `La personne qui vous a reçu peut répondre une fois, en ${RATING_REPLY_MAX_CHARACTERS} caractères. Sa réponse vous revient par le même chemin.`,
        ),
      ],
    },
    {
      id: 'affichage',
      title: 'Ce qui est affiché',
      blocks: [
        list(
          `La moyenne et le nombre d’avis sont recomptés chaque nuit, et montrés à partir de ${FIGURES_SHOWN_FROM} avis.`,
          'Tous les avis comptent autant, du plus ancien au plus récent ; aucun n’est retiré parce qu’il est mauvais.',
          'L’ordre dans lequel les personnes sont proposées ne dépend pas des avis.',
          'Un avis disparaît avec le compte de la personne qui l’a donné.',
        ),
      ],
    },
    {
      id: 'contester',
      title: 'Contester, ou signaler',
      blocks: [
        paragraph(
          'Pour contester un avis ou la raison donnée, [écrivez-nous](/contact). Si quelque chose de grave s’est passé, le bouton « Signaler un problème » de votre résumé de séance prévient une personne référente, qui répond sous un jour ouvré.',
        ),
      ],
    },
  ],
}
