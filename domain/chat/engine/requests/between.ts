import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import { type PlainText, toSentences } from '../../detector/normalise.ts'
import type { Alternatives } from './alternatives.ts'

/** What one side of a choice may be. */
const sides = {
  child: ['(fils|fille|enfant*|ado|petit|petite|gamin*)'],
  school: [
    '(collège|lycée|école|prof|profs|professeur*|maître|maîtresse|instit*|cpe|directeur|directrice|vie scolaire)',
  ],
  bank: ['(banque|banquier*|conseiller|conseillère)'],
  landlord: ['(propriétaire|proprio|bailleur|agence|loyer)'],
  mail: ['(mail|courrier|email)'],
  phone: ['(appel|appeler|téléphone|téléphoner|coup de fil)'],
  written: ['(mot|message|lettre|sms|texto|écrire|écris|mail|courrier|whatsapp|écrit|envoyer)'],
  aloud: [
    '(sonner|toquer|frapper à (la|sa) porte|vive voix|en face|face à face|aller le voir|aller la voir|parler|appel|appeler|téléphone|téléphoner|en vrai|à l oral|en direct|le dire|rendez vous|entretien)',
  ],
  now: ['(maintenant|tout de suite|ce soir|aujourdhui|demain|cette semaine)'],
  later: [
    '(attend*|attendre|plus tard|après|ce week end|week end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|dans (un|une|quelques|deux|trois)|la semaine prochaine|laisser passer)',
  ],
  doctor: ['(médecin|généraliste|docteur)'],
  psychologist: ['(psy|psychologue|psychiatre|thérapeute)'],
  relative: [
    '(mère|maman|belle mère|père|papa|beau père|parents|copain|copine|mari|femme|conjoint*|compagnon|compagne|mec|frère|soeur|ami|amie|pote|tante|oncle|mamie|papi)',
  ],
  ask: ['(demander|redemander|réclamer|relancer|poser la question|lui en parler|insister)'],
  drop: ['(laisser (tomber|couler|passer|filer)|lâcher|oublier|tourner la page|rien dire|rien faire)'],
  offer: ['(proposer|suggérer|conseiller)'],
  speak: ['(en parler|parler|lui dire|leur dire|le dire|aborder)'],
  call: ['(rappeler|appeler|recontacter|téléphoner)'],
  confront: ['(affronter|confronter|engueuler|m énerver|le coincer|la coincer)'],
  alone: ['(seul|seule|tout seul|toute seule|sans personne|sans lui|sans elle)'],
  together: ['(avec|accompagné*|à deux|ensemble)'],
  boss: ['(chef|cheffe|patron*|manager|responsable)'],
  directly: ['(directement|lui en parler|lui parler|lui dire)'],
  handle: ['(gérer|me débrouiller|seul|seule|rien dire|me taire)'],
  staff: ['(rh|ressources humaines|syndicat|délégué*|direction|médecin du travail|inspection)'],
} as const

type Side = keyof typeof sides

interface Verdict {
  between: readonly [Side, Side]
  /** Only where these words are said too, or not said. */
  when?: readonly string[]
  unless?: readonly string[]
  answers: readonly string[]
}

/** Which of the two, and why; the first that fits. */
const verdicts: readonly Verdict[] = [
  {
    between: ['child', 'school'],
    answers: [
      'Votre enfant d’abord, au calme et sans l’accuser : apprendre que l’école a été appelée avant lui ferme souvent la bouche. L’école ensuite, dès le lendemain si rien ne vient : on y voit parfois ce qui ne se dit pas à la maison.',
      'D’abord votre enfant, puis l’école, en le lui disant : « Je vais les appeler, et je te dirai ce qu’ils répondent. » Rien ne se passe alors dans son dos.',
    ],
  },
  {
    between: ['bank', 'landlord'],
    answers: [
      'La banque d’abord, dès aujourd’hui : demandez ce qui passera, et si un étalement est possible. Puis le propriétaire, avant la date, avec un montant et un jour : prévenu tôt, on s’arrange plus souvent.',
      'La banque en premier, puisque c’est elle qui laisse passer ou non le paiement ; le propriétaire juste après, avec ce qu’elle vous aura dit.',
    ],
  },
  {
    between: ['mail', 'phone'],
    answers: [
      'Le téléphone pour savoir, l’écrit pour garder une trace : appelez d’abord, puis confirmez en deux lignes ce qui a été dit.',
    ],
  },
  {
    between: ['written', 'aloud'],
    when: ['(rompre|quitter|séparer|annonc*|mort|décès|enceinte|grossesse|démission*|malade|cancer)'],
    answers: [
      'De vive voix, si rien ne vous met en danger : une nouvelle de cette taille se reçoit mieux à deux. L’écrit peut préparer : « J’ai besoin de te parler ce soir, tu peux garder une heure ? »',
    ],
  },
  {
    between: ['written', 'aloud'],
    answers: [
      'Par écrit, pour commencer : vous choisissez vos mots, et l’autre n’est pas pris au dépourvu. Trois lignes, une demande ; si rien n’a bougé au bout de quelques jours, de vive voix, à un moment calme.',
      'Je commencerais par l’écrit : c’est plus doux à recevoir, et cela se relit avant d’être envoyé. La parole viendra ensuite, s’il le faut.',
    ],
  },
  {
    between: ['now', 'later'],
    when: ['(dis|dit|dire|dise|annonc*|avou*|parler|parle|explique*)'],
    unless: ['(quitt*|rompre|sépar*|partir|pars|divorc*)'],
    answers: [
      'Plutôt maintenant, à un moment calme : plus on attend, plus le silence pèse, et plus il faut l’expliquer ensuite. Attendre ne se défend qu’avec une date, et pas trop loin.',
      'Je dirais maintenant. Ce qui est dit tôt passe pour de la confiance ; découvert plus tard, cela passe pour un mensonge.',
    ],
  },
  {
    between: ['doctor', 'psychologist'],
    answers: [
      'Le médecin d’abord, si vous en avez un : il regarde aussi ce qui vient du corps, et peut vous adresser à la bonne personne. Rien n’empêche de prendre les deux rendez-vous.',
    ],
  },
  {
    between: ['relative', 'relative'],
    when: ['(dis|dit|dire|dise|annonc*|avou*|parler|parle|explique*|appel*|demand*|abord|premier)'],
    answers: [
      'Commencez par la personne avec qui cela se parle le mieux : vous aurez quelqu’un à côté de vous pour le dire à l’autre. Dites-lui d’emblée ce que vous attendez, et ce qu’il ne faut pas répéter.',
    ],
  },
  {
    between: ['confront', 'later'],
    answers: [
      'Attendez d’être au calme, et n’affrontez pas : une question posée à froid, sur un fait, en apprend plus qu’une scène. Si vous craignez sa réaction, parlez-en d’abord à quelqu’un de sûr.',
    ],
  },
  {
    between: ['call', 'later'],
    unless: [
      '(ex|cabinet|secrétariat|hôpital|labo*|médecin|résultat*|recruteur*|entretien|candidature|police|pompiers|samu)',
    ],
    answers: [
      'Rappelez, une fois la tension retombée : une heure ou une nuit suffit. Une phrase courte pour renouer, et le fond un autre jour ; attendre que l’autre le fasse allonge surtout le silence.',
    ],
  },
  {
    between: ['speak', 'later'],
    unless: ['(quitt*|rompre|sépar*|partir|pars|divorc*)'],
    answers: [
      'En parler, sans attendre d’être sûr : dite tôt, la chose se regarde à deux ; dite tard, elle tombe comme une nouvelle. Une phrase suffit pour ouvrir, à un moment calme.',
    ],
  },
  {
    between: ['offer', 'later'],
    answers: [
      'Proposez, une fois et sans insister : « Je m’inquiète pour toi. Je peux t’aider à trouver quelqu’un à qui en parler ? » Attendre laisse souvent l’autre avec cela sur les bras ; un non aujourd’hui n’est pas un non pour toujours.',
    ],
  },
  {
    between: ['ask', 'drop'],
    when: ['(argent|euros|rembours*|doit|dette*|réclam*|sous)'],
    answers: [
      'Réclamez une fois, clairement, avec une date ; vous saurez au moins que c’est dit. Si rien ne vient, vous pourrez laisser tomber en le décidant, ce qui ronge bien moins que d’attendre.',
    ],
  },
  {
    between: ['ask', 'drop'],
    answers: [
      'Demandez une fois, simplement et sans reproche : ne pas savoir ronge plus longtemps qu’une réponse qui déplaît. Si rien ne vient, vous pourrez laisser tomber en le décidant.',
    ],
  },
  {
    between: ['alone', 'together'],
    answers: [
      'Avec quelqu’un la première fois, même seulement jusqu’à la porte ; ensuite, le lieu sera connu et ce sera plus simple sans personne.',
    ],
  },
  {
    between: ['boss', 'directly'],
    answers: [
      'À la personne d’abord, une fois, sur un fait précis ; au chef ensuite, si cela recommence, avec des dates. Passer par-dessus d’emblée se pardonne mal. Si cette personne vous fait peur, commencez au contraire par le chef.',
    ],
  },
  {
    between: ['boss', 'handle'],
    answers: [
      'Dites-le, avec des faits et des dates : ce qui arrive au travail n’a pas à se gérer sans personne. Gardez une trace écrite de ce que vous avez dit, et de la réponse.',
    ],
  },
  {
    between: ['boss', 'staff'],
    answers: [
      'La personne concernée d’abord, si cela se parle encore : un fait, une demande. Sinon, notez les faits avec leurs dates et voyez le médecin du travail ou un élu, qui gardent cela pour eux, avant les ressources humaines.',
    ],
  },
]

const isOf = Object.fromEntries(
  Object.entries(sides).map(([side, patterns]) => [side, compileTest(patterns, lexicon)]),
) as Record<Side, (words: PlainText) => boolean>

const known = verdicts.map((verdict) => ({
  ...verdict,
  isSaid: verdict.when && compileTest(verdict.when, lexicon),
  isExcluded: verdict.unless && compileTest(verdict.unless, lexicon),
}))

/** Which of two things, where both are known; null elsewhere. */
export function verdictOn(
  { first, second }: Alternatives,
  { sentence, about }: { sentence: PlainText; about: string | null },
): { id: string; answers: readonly string[] } | null {
  const [one, other] = [first, second].map((side) => toSentences(withPerson(side, about)).flat())
  if (!one || !other) return null
  const verdict = known.find(
    ({ between: [a, b], isSaid, isExcluded }) =>
      ((isOf[a](one) && isOf[b](other)) || (isOf[b](one) && isOf[a](other))) &&
      (isSaid?.(sentence) ?? true) &&
      !isExcluded?.(sentence),
  )
  return verdict ? { id: `between ${verdict.between.join(' ')}`, answers: verdict.answers } : null
}

/** « Lui parler », of the son who was named before. */
function withPerson(side: string, about: string | null): string {
  return about && /^(?:lui|leur) |^l’\p{L}+(?:er|ir|re)(?!\p{L})/iu.test(side) ? `${side} ${about}` : side
}
