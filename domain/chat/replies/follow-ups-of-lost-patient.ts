import type { FollowUp } from './follow-up.ts'

/** What those who care for the ill say and ask after a death on their watch. Their gestures are never judged. */
export const followUpsOfLostPatient: readonly FollowUp[] = [
  {
    id: 'patient-phrase',
    patterns: [
      '(auriez|avez|donner|donnez|donne|voudrais|veux|cherche) .. (une phrase|des mots|quelques mots)',
      'je (lui|leur) (dis|écris) (quoi|ça comment|comment)',
      '(quoi|comment) (lui|leur) (dire|dis|en parler)',
    ],
    answers: [
      'Par exemple : « J’ai accompagné un patient qui est mort, et cela me reste. J’aimerais un temps d’échange avec l’équipe avant ma prochaine garde. »',
      'Plus court : « La mort de ce patient me suit. J’ai besoin d’en reparler avec quelqu’un qui y était. »',
    ],
    isQuiet: true,
  },
  {
    id: 'patient-en-parler',
    patterns: [
      '(dois|devrais|faut|peux) .. (parler|dire) .. (cadre|chef*|collègue*|équipe|médecin|quelqu un)',
      '(cadre|chef*|collègue*|équipe) .. (croire|penser|juger|solide|faible|fragile)',
      'pas solide',
    ],
    answers: [
      'Oui, dites-le : demander un temps après une mort n’est pas manquer de solidité, c’est ce qui permet de tenir dans ce métier. Le psychologue du service ou la médecine du travail reçoivent aussi pour cela.',
    ],
    questions: ['Qu’aimeriez-vous obtenir en premier : en parler, souffler, ou les deux ?'],
  },
  {
    id: 'patient-présence',
    patterns: [
      '(serré|serrait|tenu|tenait|pris|prenait|lâché) .. (la main|ma main|sa main|le bras)',
      "(c'est moi qui|j') étais (avec|auprès|à côté|là)",
    ],
    answers: [
      'Quelqu’un était là jusqu’au bout, et c’était vous. Je ne peux pas juger les gestes ni les minutes ; reprendre ce moment avec l’équipe ou un médecin du service aide bien plus que de le repasser sans personne.',
      'Votre présence a compté, même si rien n’a pu changer la fin. Se demander ce que l’on a raté vient presque toujours après une mort que l’on a vue de si près.',
    ],
    questions: ['Avec qui, dans l’équipe, pourriez-vous reprendre ce moment ?'],
  },
  {
    id: 'patient-faute',
    patterns: [
      "(raté|loupé|manqué|ma faute|erreur|coupable|culpabilis*|assez vite|trop tard|aurais dû|aurais pu|aurait pu|m'en veux|mal fait)",
      "si (j'avais|je avais|j'étais|je étais|on avait|on était) ..",
      '(serait|seraient) (encore|toujours) (là|en vie|vivant*)',
      '(ai|avais|avons) [*] bien fait',
    ],
    answers: [
      'Je ne peux pas juger le geste, mais se le demander montre combien cette personne comptait. Un débriefing avec l’équipe peut reprendre les minutes une à une, avec vous, et mieux que dans votre tête.',
      'Après une mort, on cherche la minute où tout aurait basculé. Demandez à la reprendre avec le médecin qui était là : une réponse, même dure, pèse moins qu’un doute.',
    ],
    questions: ['Y a-t-il eu un temps d’échange dans le service, depuis ?'],
  },
  {
    id: 'patient-images-passeront',
    patterns: [
      "(va|vont|finit|finira|finissent) [par] [*] (passer|partir|s'effacer|durer|se calmer|disparaître|s'arrêter) & (image*|visage|scène|revois|yeux|cri*|ça|cela)",
      '(combien de temps|longtemps) .. (dure*|passe*|revoir|images)',
    ],
    answers: [
      'Souvent oui, peu à peu, surtout quand on en reparle avec ceux qui y étaient. Demandez un débriefing, ou le psychologue du service ; si cela dure plus d’un mois, un médecin peut vous aider.',
    ],
    questions: ['Y a-t-il eu un temps d’échange dans le service, depuis ?'],
  },
  {
    id: 'patient-images',
    patterns: ["(repasse|revois|revis|en boucle|la scène|les images|hante*|son visage|arrête pas d'y penser)"],
    answers: [
      'Ces images reviennent souvent après une mort que l’on a vue de près. Si elles vous empêchent de dormir ou de retourner au travail, le psychologue de l’hôpital ou la médecine du travail reçoivent pour cela.',
    ],
    questions: ['Qui, autour de vous, sait ce que vous avez vécu ?'],
  },
]
