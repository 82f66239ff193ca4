import type { FollowUp } from './follow-up.ts'

const RISES = '(monte*|remonte*|revient|recommence*|explose*|déborde*|dégénère*|craque*|pète*|éclate*|énerve*)'

/** The minute before a gesture, as parents speak of it who have hit their child or are afraid to: what warns them, and what to do then. */
export const followUpsBeforeAGesture: readonly FollowUp[] = [
  {
    id: 'signal-avant-le-geste',
    patterns: [
      '(ai|avoir|devient|deviens|suis) [très|trop|tout|toute|super] (chaud|rouge|bouillant*) & ! (fièvre|lui|elle|il fait)',
      '(mains|bras|jambes|voix) .. (tremble*|se serre*|crispe*)',
      '(entends|entend|vois|voit) plus rien',
      '(vois|voir) rouge',
      '(mâchoire*|poings|dents) .. (serre*|serré*|crisp*)',
      '(coeur|sang|tempes) .. (bat|cogne|bout|tape)',
      "(ça|c'est) [ça] [*] juste avant",
    ],
    answers: [
      'Voilà votre signal : c’est le corps qui prévient, quelques secondes avant. À ce moment précis, et pas après : « Je reviens », mains derrière le dos, et une porte entre vous.',
      'Ces signes-là arrivent avant le geste : c’est le moment de sortir de la pièce, sans finir la phrase. Deux minutes, de l’eau froide, puis vous revenez.',
    ],
    questions: ['À qui pourriez-vous dire ce signal, pour qu’on prenne le relais quand il vient ?'],
  },
  {
    id: 'quand-cela-monte',
    namesLine: true,
    patterns: [
      `${RISES} ... ((fais|fait|faire) quoi|quoi faire|que faire|comment (faire|je fais)|concrètement)`,
      `((fais|fait|faire) quoi|quoi faire|que faire|comment (faire|je fais)|concrètement) ... ${RISES}`,
      '(fais|fait|faire) quoi [là|maintenant|concrètement|alors|$|,]',
      '(comment|quoi) .. (monte|montent|dégénère|éviter|arrêter|contrôler|calmer|empêcher)',
      '(que|pour que) (ça|cela) [ne] (monte|dégénère|recommence|revienne|explose|arrive) (pas|plus)',
      '(suis|toujours) [*] (pas|un|une) [un|une] danger',
    ],
    answers: [
      'Avant l’heure difficile : moins d’exigences, un écran s’il le faut, quelqu’un au téléphone. Au premier signe : mains derrière le dos, « Je reviens », une porte entre vous, deux minutes d’eau froide. Le 119 vous aide à préparer cela.',
      'Décidez-le maintenant, au calme : la phrase (« Je reviens »), la pièce où vous allez, la personne que vous appelez. Si cela monte quand même, c’est vous qui sortez, votre enfant à l’abri. Le 119 écoute aussi les parents.',
    ],
    isQuiet: true,
  },
]

const THE_OTHER =
  '(grand|grande|aîné*|frère|soeur|(mon|le) (fils|petit)|(ma|la) (fille|petite)|autre|autres|enfants|lui|leur)'

/** Once the worst has gone by: what it leaves a parent with who feared their gesture and held it back. */
export const followUpsOfTheShame: readonly FollowUp[] = [
  {
    id: 'honte-d-y-avoir-pensé',
    patterns: [
      '(honte|horrible|culpabilis*|coupable|mal|monstre|pardonne*|remords|dégoûte*) ... (pensé|penser|voulu|eu envie|failli|imaginé|envie)',
      'je me (déteste|hais|dégoûte)',
      '(pensé|penser|failli|imaginé) ... (honte|horrible|culpabilis*|coupable|monstre|remords)',
    ],
    answers: [
      'Vous y avez pensé, et vous avez mis votre enfant à l’abri : c’est l’avoir protégé. Cette pensée vient à beaucoup de parents à bout ; la dire à la PMI, à une sage-femme ou à votre médecin permet d’être relayé avant la prochaine fois.',
      'La honte vient parce que vous tenez à votre enfant. Entre la pensée et le geste, vous avez mis une porte : c’est cela qui compte, et cela peut se dire à un médecin ou à la PMI.',
    ],
    questions: ['Qui pourrait vous relayer, avant que cela remonte ?'],
  },
  {
    id: 'me-prendre-mon-enfant',
    isQuiet: true,
    patterns: [
      '(prendre|prennent|enlever|enlèvent|retirer|retirent|placer) [mon|ma|mes|le|la|notre] (bébé|enfant*|fils|fille|petit*)',
      '(me (le|la|les)) (prendre|enlever|retirer|placer)',
    ],
    answers: [
      'Oui, parlez-en : à la PMI, à la sage-femme, au pédiatre ou à votre médecin, et au 119 à toute heure. Demander de l’aide n’est pas perdre son enfant : on cherche d’abord à vous soutenir à la maison, et vous venez de montrer que vous savez le protéger.',
    ],
  },
  {
    id: 'dire-aux-autres-enfants',
    isQuiet: true,
    patterns: [
      `(dis|dit|dire|explique|expliquer) quoi .. ${THE_OTHER}`,
      `(quoi|que|comment) .. (dire|dis|expliquer|explique|parler) .. ${THE_OTHER}`,
      '(je|on) lui (dis|explique) (quoi|comment)',
    ],
    answers: [
      'Par exemple : « J’ai crié, et cela t’a fait peur. Je n’en pouvais plus. Ce n’est pas ta faute, et je t’aime. » Quelques mots, à sa hauteur, puis un câlin suffisent.',
      'Simplement : « J’étais à bout, alors j’ai crié. Tu n’as rien fait de mal. Maintenant ça va mieux. » Un petit n’a pas besoin d’en savoir plus.',
    ],
  },
  {
    id: 'dire-à-l-autre-parent-à-temps',
    isQuiet: true,
    patterns: [
      '(je|on|dois|faut|devrais) [*] (lui|leur) [en] (raconte|raconter|dis|dire|parle|parler|avoue|avouer) [*]',
      '(raconte|raconter|dire|parler|avouer) .. (mari|femme|compagne|compagnon|conjoint*|père|mère|copain|copine)',
      '(va|vont) me (quitter|laisser|détester|prendre pour|en vouloir)',
    ],
    answers: [
      'Oui, dites-le, avec des mots simples : « Tout à l’heure, j’ai eu peur de craquer. J’ai mis le bébé dans son lit et j’ai quitté la pièce. J’ai besoin qu’on se relaie. » C’est demander de l’aide à temps, ce n’est pas avouer un geste.',
      'Vous craignez sa réaction. Dit tôt et simplement, cela rapproche plus souvent que cela n’éloigne : vous parlez d’une peur et d’un relais, pas d’un geste. La PMI ou un médecin peut aussi vous aider à le dire.',
    ],
  },
  {
    id: 'jugement-d-un-proche',
    patterns: [
      '(mère|belle-mère|père|soeur|famille|mari|amie|elle|il|ils) .. (va|vont) [*] (dire|juger|critiquer|moquer|rigoler|faire la (morale|leçon))',
      '(jugé*|juger|jugement|faire la leçon|élevé (deux|trois|quatre|cinq|2|3|4|5))',
    ],
    answers: [
      'Craindre son jugement retient d’appeler. Une phrase peut l’éviter : « Ne me dis pas comment tu as fait, j’ai besoin de tes bras une heure. » Ou quelqu’un d’autre : une voisine, une amie, l’autre parent.',
    ],
    questions: ['Qui d’autre pourrait venir, sans commentaire ?'],
  },
  {
    id: 'ça-redescend',
    isReassuring: true,
    patterns: [
      '(ça|tension|pression|colère) [*] (redescend*|retombe*|passe|est passé*|va mieux|s est calmé*)',
      '(se calme|calmé*|apaisé*|s endort|endormi*) & (il|elle|bébé|petit|petite|fils|fille) & ! (pas|plus)',
      '(voisine|voisin|mère|soeur|amie|mari|copain|belle-mère|mamie) [*] (est là|est arrivé*|a pris|s en occupe|monte|arrive)',
    ],
    answers: [
      'Cela redescend, et votre enfant est à l’abri : c’est ce qu’il fallait. Soufflez, et si quelqu’un peut prendre le relais, laissez faire. Si cela remontait : votre enfant dans son lit, et une porte entre vous.',
    ],
    questions: ['De quoi auriez-vous besoin pour cette nuit ?'],
  },
]
