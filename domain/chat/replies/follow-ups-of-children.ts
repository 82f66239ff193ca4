import type { FollowUp } from './follow-up.ts'
import { CHILD_CALLS_UNSEEN, callUnseen } from './follow-ups-of-surveillance.ts'

/** What children say and ask who are hurt at home, and what grown-ups ask for them. */
export const followUpsOfChildren: readonly FollowUp[] = [
  {
    id: 'appeler-sans-trace-enfant',
    namesLine: true,
    patterns: callUnseen,
    answers: CHILD_CALLS_UNSEEN,
  },
  {
    id: 'emmené-de-force',
    namesLine: true,
    patterns: [
      '(emmène*|emmener|envoie*|envoyer|ramène*) .. (force|aéroport|pays|bled|avion|là-bas|étranger)',
      '(aéroport|avion|billet*|vol) .. (pays|bled|cet été|vacances|force|pris)',
    ],
    answers: [
      'Avant le départ, dites-le à un adulte de l’école et au 119, avec la date prévue. Et si vous êtes à l’aéroport : allez vers un policier, même au dernier contrôle, et dites « On m’emmène de force. » Ils peuvent vous protéger.',
    ],
    questions: ['Une date de départ est-elle déjà prévue ?'],
  },
  {
    id: 'mariage-imposé',
    patterns: [
      '(marier|mariage|marié*|mari) .. (force*|veux pas|refuse*|obligé*|connais (pas|même pas)|pays|imposé*)',
      '(connais|connais même|jamais vu) pas (le mec|ce mec|cet homme|ce garçon|lui)',
    ],
    answers: [
      'Un mariage demande votre accord, et vous avez le droit de dire non. Ce refus se prépare avec des adultes dont c’est le métier, pour que vous ne soyez pas en danger.',
    ],
  },
  {
    id: 'peur-d-être-renié',
    patterns: [
      '(renie*|renier|reniera|rejeter|rejette*|plus leur (fille|fils)|plus de famille|déshonor*|honte de la famille)',
      '(si je|je) refuse .. (tuer|virer|frapper|jeter|dehors|famille|père|mère)',
    ],
    answers: [
      'Craindre d’être rejeté par les siens est très lourd. Vous pouvez chercher de l’aide sans rien leur annoncer : c’est même plus sûr.',
    ],
  },
  {
    id: 'qui-peut-m-aider',
    namesLine: true,
    patterns: [
      "qui .. (m'aider|me aider|me protéger|me défendre|me croire)",
      '(aidez|aide) moi',
      '(parler|dire|confier|raconter) [ça|en] à qui',
      'à qui .. (parler|le dire|me confier|raconter)',
    ],
    answers: [
      'Un adulte de l’école (infirmière, CPE, professeur) et le 119, gratuit, jour et nuit : ils savent quoi faire, et ce n’est pas à vous de tout porter.',
    ],
    questions: ['Quel adulte vous paraît le plus sûr ?'],
  },
  {
    id: 'à-qui-signaler',
    namesLine: true,
    patterns: [
      '(à qui|qui) .. (adresser|prévenir|contacter|parler|appeler|signaler|dire|alerter)',
      '(signaler|signalement|information préoccupante)',
    ],
    answers: [
      'Au 119 d’abord, gratuit, à toute heure : ils écoutent, conseillent et transmettent, et vous n’avez pas besoin d’être certain. À l’école, la direction et l’infirmière ou le médecin scolaire peuvent transmettre avec vous ; s’il y a urgence, le 17.',
      'Le 119 reçoit ce que vous avez vu, même un doute, et la cellule départementale évalue : ce n’est pas à vous de prouver. Notez les faits, les dates et les mots entendus, sans interroger l’enfant.',
    ],
  },
  {
    id: 'enfant-quoi-dire',
    patterns: [
      '(dis|dire|parle|explique) [lui|leur|ça] (comment|quoi)',
      'comment [je|on] [lui|leur|le|en|peux] [lui|leur|en] (dis|dire|parle|parler|explique|expliquer)',
      '(quoi|que) (lui|leur) dire',
    ],
    answers: [
      'Une phrase suffit, à l’oral ou écrite sur un papier : « Il se passe des choses graves chez moi, j’ai peur de rentrer. Est-ce que vous pouvez m’aider ? »',
      'Peu de mots : « J’ai quelque chose de grave à vous dire, et je ne sais pas comment. » L’adulte posera les questions.',
    ],
    questions: ['À quel moment pourriez-vous lui parler au calme ?'],
  },
  {
    id: 'sans-téléphone-à-soi',
    patterns: [
      '(pas|plus) de (téléphone|tel|portable|forfait|crédit)',
      '(pris|confisqué|cassé) mon (téléphone|tel|portable)',
    ],
    answers: [
      'On peut s’en passer : l’infirmière, la CPE ou un professeur peut appeler avec vous, et le 119 a aussi un tchat, depuis un ordinateur.',
    ],
    questions: ['Quel adulte de l’école vous paraît le plus sûr ?'],
  },
  {
    id: 'parent-qui-se-tait',
    patterns: [
      '(mère|père|maman|papa|belle-mère|beau-père) [elle|il] [ne] (dit|fait|voit|répond) rien',
      '(mère|père|maman|papa) [elle|il] [ne] (sait|veut) (pas|rien)',
    ],
    answers: [
      'Qu’un parent voie et se taise fait mal aussi. Cela ne rend pas la chose normale : un autre adulte peut l’entendre et agir.',
    ],
    questions: ['Quel autre adulte, dans la famille ou à l’école, pourrait vous croire ?'],
  },
  {
    id: 'un-autre-enfant',
    namesLine: true,
    patterns: [
      '(frère*|soeur*|petit*|cousin*) [*] (aussi|pareil)',
      '(eux|lui|elle) aussi [il|elle] (prend|prennent|reçoit|se fait)',
    ],
    answers: [
      'Dites-le avec le reste : vous êtes plusieurs à devoir être protégés, et ce n’est pas à vous de faire le bouclier.',
    ],
  },
]
