/** What is asked of somebody who may be at risk: each point plainly, one at a time, and never again once it is answered. */
export type SafetyPoint =
  | 'dark-thoughts'
  | 'suicide'
  | 'safe'
  | 'company'
  | 'means'
  | 'plan'
  | 'called'
  | 'place'
  | 'away'
/**
 * What may be known of somebody's safety: what was asked, and what nobody is asked. « helped »: those who help are there; « reached »: the person feared for was seen or
 * heard of; « held »: somebody, or an animal, holds them back; « struck »: they told of blows or threats;
 * « by-child »: it is their own child who hits them; « own-act »: they hurt the one they look after; « young-child »: a small
 * child of theirs is near; « hurt-at-home »: somebody young is hurt or frightened by a parent;
 * « images »: those of hurting their child come upon them;
 * « own-fear »: they fear what they could do to their child; « next-door »: the child is a neighbour’s, whom they only hear;
 * « for-child »: they speak for a child; « at-work »: it happens at work; « massage »: they massage a heart, as the 15 tells them;
 * « neck », « threatened », « forced », « hit », « locked-in »: what a partner did to them, the gravest first;
 * « confided »: whoever is beside them was told; « stays »: they said that they do not want to leave whom they fear;
 * « explained »: what we had read of their words was said to be another thing;
 * « choking »: somebody choked on something, which may come out;
 * « eased »: the worst has gone by, and nobody is told to call again.
 */
export type SafetyFact =
  | SafetyPoint
  | 'helped'
  | 'reached'
  | 'held'
  | 'struck'
  | 'by-child'
  | 'own-act'
  | 'young-child'
  | 'hurt-at-home'
  | 'images'
  | 'for-child'
  | 'own-fear'
  | 'next-door'
  | 'at-work'
  | 'massage'
  | 'choking'
  | 'neck'
  | 'threatened'
  | 'forced'
  | 'hit'
  | 'locked-in'
  | 'toward-partner'
  | 'confided'
  | 'stays'
  | 'explained'
  | 'eased'

interface SafetyQuestion {
  questions: readonly string[]
  yes: readonly string[]
  no: readonly string[]
  /** To whoever cannot say. */
  hesitant?: readonly string[]
}

export const safetyQuestions: Record<SafetyPoint, SafetyQuestion> = {
  'dark-thoughts': {
    questions: [
      'Je préfère vous le demander simplement : avez-vous des idées noires en ce moment ?',
      'Une question directe, pour ne pas passer à côté : vous arrive-t-il de penser à la mort ou de ne plus vouloir être là ?',
    ],
    yes: ['Merci de me répondre franchement.', 'Merci de le dire, ce n’est pas facile.'],
    no: [
      'Merci de me répondre franchement. Si cela changeait, vous pourrez me le dire tel quel.',
      'D’accord, merci. Vous pouvez aborder ce sujet quand vous voulez, sans détour.',
    ],
  },
  suicide: {
    questions: ['Pensez-vous au suicide en ce moment ?', 'Est-ce que vous avez des pensées de suicide aujourd’hui ?'],
    yes: ['Merci de me répondre franchement. Vous n’avez pas à rester sans personne avec ces pensées.'],
    hesitant: [
      'Vous ne dites pas non, et je le prends au sérieux : ces pensées comptent, même confuses.',
      'Ne pas pouvoir répondre non, c’est déjà me dire quelque chose d’important. Merci.',
    ],
    no: [
      'Merci de me répondre. Si cela change, même cette nuit, dites-le tel quel, ici ou à quelqu’un.',
      'D’accord, merci de l’avoir dit clairement. La porte reste ouverte si cela revient.',
    ],
  },
  safe: {
    questions: [
      'Est-ce que vous êtes en sécurité, là, tout de suite ?',
      'Est-ce que vous vous sentez en sécurité pour les heures qui viennent ?',
    ],
    yes: ['C’est important de le savoir, merci.', 'Bien. Gardons cela pour les heures qui viennent.'],
    no: [
      'Alors c’est la première chose : rejoignez quelqu’un, ou faites venir quelqu’un, maintenant.',
      'Alors ne restez pas sans personne : un voisin, un proche, l’accueil d’un hôpital.',
    ],
  },
  company: {
    questions: ['Y a-t-il quelqu’un avec vous, ou tout près ?', 'Quelqu’un peut-il venir vous rejoindre ?'],
    yes: [
      'Cette présence compte : allez vers cette personne, et dites-lui une phrase de ce que vous m’avez écrit.',
      'C’est une bonne chose. Restez dans la même pièce, même sans parler.',
    ],
    no: [
      'Alors cherchons une personne, une seule, qui puisse venir ou rester au téléphone avec vous.',
      'Être sans personne rend tout plus dur. Une voix au téléphone est déjà une présence.',
    ],
  },
  means: {
    questions: ['Avez-vous près de vous de quoi vous faire du mal ?'],
    yes: ['Éloignez-vous-en maintenant : une autre pièce, une porte fermée, ou confiez-le à quelqu’un.'],
    no: ['Bien. Gardez cette distance, surtout cette nuit.'],
  },
  plan: {
    questions: [
      'Jusqu’où vont ces pensées : avez-vous imaginé un moment, ou une façon ?',
      'Avez-vous pensé à un moment ou à une façon de le faire ?',
    ],
    yes: ['Merci de me le dire. Cela rend ce moment plus dangereux : il faut quelqu’un près de vous.'],
    no: ['Merci, c’est important de le savoir. Ces pensées méritent d’être dites à quelqu’un avant d’aller plus loin.'],
  },
  away: {
    questions: [],
    yes: ['C’est un geste qui protège. Gardez cette distance, cette nuit aussi.'],
    no: ['Faites-le maintenant, pendant que vous êtes ici : une autre pièce, une porte fermée. Je vous lis toujours.'],
  },
  called: {
    questions: ['Avez-vous pu appeler ?'],
    yes: ['C’est un pas important. Dites-leur tout ce que vous m’avez écrit.'],
    no: ['Ce n’est pas un échec. Vous pouvez me dire ce qui vous retient, puis réessayer.'],
  },
  place: {
    questions: ['Y a-t-il un endroit sûr où vous pourriez aller ?'],
    yes: ['C’est un appui précieux : gardez cet endroit en tête, sans l’annoncer.'],
    no: ['Des hébergements existent, et l’on peut vous aider à en chercher un par téléphone, discrètement.'],
  },
}

/** In the order they are asked. Somebody at immediate risk is asked about the minutes to come. */
export const pointsOfThoughts: readonly SafetyPoint[] = ['safe', 'plan', 'company']
/** Whoever has not said that they think of it is not asked how. */
export const pointsOfUnclearThoughts: readonly SafetyPoint[] = ['safe', 'company']
export const pointsOfImmediateRisk: readonly SafetyPoint[] = ['safe', 'company', 'means']

/** Once these are known, what helps: open, and never about the ways. */
export const openCareQuestions: readonly string[] = [
  'Qu’est-ce qui rend ces pensées un peu moins fortes, d’ordinaire ?',
  'Qui prendra de vos nouvelles demain matin ?',
  'À quelle heure est-ce le plus dur, pour que quelqu’un soit là à ce moment ?',
  'Qu’est-ce qui vous a aidé à tenir jusqu’ici ?',
  'Qu’est-ce qui rendrait l’heure qui vient un peu plus douce ?',
  'À qui pourriez-vous écrire sans avoir à tout expliquer ?',
]
