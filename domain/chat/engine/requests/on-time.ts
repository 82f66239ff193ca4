import type { Matter } from './request.ts'

/** « Ça dure combien de temps ? » */
export const howLong: readonly Matter[] = [
  {
    id: 'long-quarrel',
    patterns: ['(fâché*|vexé*|brouillé*|boude*|en vouloir|dispute*|rancune)'],
    answers: [
      'Le temps qu’il faut, mais cela s’use rarement tout seul : ce qui n’est pas dit reste. Une phrase dite à froid, sans attendre d’excuses, raccourcit souvent des mois en une soirée.',
    ],
  },
  {
    id: 'long-friends',
    patterns: ['(amis|amie|copains|copines|groupe*|connaître du monde)'],
    answers: [
      'Souvent plusieurs mois : il faut beaucoup d’heures passées côte à côte avant d’être amis, et la plupart des gens en sont au même point sans le montrer. Les mêmes visages, chaque semaine, au même endroit : c’est cela qui compte.',
    ],
  },
  {
    id: 'long-shock',
    patterns: ['(accident|accrochage|choc|agression)'],
    situations: ['after-accident'],
    answers: [
      'Le plus souvent quelques jours à quelques semaines : le corps reste en alerte, puis cela retombe. Si les images ou les tremblements sont encore là au bout d’un mois, votre médecin a de quoi aider.',
    ],
  },
  {
    id: 'long-baby',
    patterns: ['(bébé*|nourrisson|font leurs nuits|fait ses nuits|allait*)'],
    answers: [
      'Beaucoup de bébés dorment cinq ou six heures d’affilée entre trois et six mois, d’autres plus près d’un an ; les deux sont ordinaires. D’ici là, ce qui change tout, c’est un bloc de sommeil à vous, pris à tour de rôle.',
    ],
  },
  {
    id: 'long-nursing-home',
    patterns: ['(ehpad|maison de retraite|placement|établissement)'],
    answers: [
      'Plutôt sur des faits que sur une date : des chutes, une casserole oubliée, des nuits seule à risque, ou vous qui ne tenez plus. Un de ces signes suffit pour en parler au médecin traitant et au CCAS ; s’inscrire tôt n’engage à rien, et les aides à domicile s’essaient avant.',
    ],
  },
  {
    id: 'long-teenager',
    patterns: ['(ado|ados|adolescen*)'],
    situations: ['teen'],
    answers: [
      'Les silences d’adolescent durent souvent des mois, avec des éclaircies, et se détendent vers dix-sept ou dix-huit ans. Une brouille précise, elle, se répare en jours si quelqu’un fait un petit pas sans demander de réponse.',
    ],
  },
  {
    id: 'long-breakup',
    patterns: ['(oublier|rupture|ex|quitt*|remettre)'],
    themes: ['breakup'],
    answers: [
      'Il n’y a pas de durée juste. Le plus dur tient souvent quelques semaines, puis des mois où cela revient par bouffées ; ne plus regarder ses nouvelles raccourcit vraiment la chose.',
    ],
  },
  {
    id: 'long-grief',
    patterns: ['(deuil|mort|décès|chagrin)'],
    themes: ['grief'],
    answers: [
      'Le manque ne disparaît pas, il change : il prend moins de place dans les journées, d’abord des heures, puis des jours. La première année est la plus rude, à cause des dates ; un jour on y pense et c’est doux avant d’être triste.',
    ],
  },
  {
    id: 'long-sleep',
    patterns: ['(dormir|nuit*|sommeil|réveil*)'],
    themes: ['sleep'],
    answers: [
      'Le plus souvent quelques semaines, le temps que ce qui l’a déclenché se pose ; avec un lever à heure fixe et sans regarder l’heure la nuit, cela bouge en deux à trois semaines. Au-delà de trois mois, votre médecin a de bonnes solutions.',
    ],
  },
  {
    id: 'long-move',
    patterns: [
      '(chez soi|chez moi|ville|installer|connaître du monde|se faire des amis)',
      '(m habituer|s habituer) & (ville|région|pays|quartier|ici|appartement|là bas)',
    ],
    situations: ['lonely-new-town'],
    answers: [
      'Il faut souvent six mois pour avoir ses repères et un an ou deux pour se sentir chez soi ; les premiers mois ne disent presque rien de la suite. Ce qui raccourcit : le même endroit chaque semaine, avec les mêmes visages.',
    ],
  },
  {
    id: 'long-job',
    patterns: ['(s adapter|m adapter|mes marques|ses marques|nouveau poste|nouveau boulot|nouveau travail)'],
    situations: ['work-new'],
    answers: [
      'Pour prendre ses marques dans un poste, trois à six mois sont ordinaires. Si c’est l’ambiance qui pèse, cela ne passe pas avec le temps seul : il faut que quelque chose change, ou que quelqu’un d’autre le sache.',
    ],
  },
]

export const anyDuration: readonly string[] = [
  'Je n’ai pas de durée sûre à donner, cela change d’une personne à l’autre. Regardez de semaine en semaine plutôt que de jour en jour ; si rien n’a bougé dans un mois, demandez un avis à quelqu’un qui peut regarder de près.',
  'Rarement aussi longtemps qu’on le craint au début, et rarement en ligne droite. Ce qui abrège souvent : ne pas le porter sans personne.',
]

/** « Vous croyez qu’elle va revenir ? » */
export const outcomes: readonly Matter[] = [
  {
    id: 'outcome-passes',
    patterns: ["(passer|se calme|se calmer|aller mieux|s'arranger|m'en remettre|m'en sortir|guérir|finir)"],
    answers: [
      'Le plus souvent oui, même si personne ne peut donner de date : cela vient par des heures moins lourdes, puis par des jours.',
      'Cela prend du temps, et ce n’est pas en ligne droite, mais cela bouge. Gardez une trace des moments un peu moins durs : on les oublie plus vite que les autres.',
    ],
  },
  {
    id: 'outcome-exam',
    patterns: ['(jouable|faisable|rattrapable) & (jours|chapitres|partiel|exam*|bac|réviser)', '(jouable|rattrapable)'],
    answers: [
      'Oui, c’est jouable pour une partie : les points se gagnent souvent sur quelques chapitres bien sus. Tout savoir, sans doute pas ; avoir de quoi écrire, oui. Commencez par ce qui tombe le plus souvent.',
    ],
  },
  {
    id: 'outcome-too-late',
    patterns: ['trop tard'],
    answers: [
      'Tant que la chose peut encore se dire ou se tenter, non ; elle sera seulement autre que ce qu’elle aurait été plus tôt. Commencez par le plus petit morceau, sans attendre d’être sûr de la suite.',
    ],
  },
  {
    id: 'outcome-too-early',
    patterns: ['trop (tôt|vieux|vieille|jeune)'],
    answers: [
      'Il n’y a pas de bon moment écrit d’avance. Si vous y allez par envie, même mêlée de peur, ce n’est ni trop tôt ni trop tard ; si c’est seulement pour combler ou pour rattraper, rien ne presse.',
    ],
  },
  {
    id: 'outcome-sign',
    patterns: ['(mauvais|bon) signe'],
    answers: [
      'Pas forcément : un doute avant une grande étape dit surtout qu’elle compte. Le signe à regarder est ailleurs : quand vous en parlez à deux, est-ce que cela vous rapproche ou vous éloigne ?',
    ],
  },
  {
    id: 'outcome-age',
    patterns: ['(à mon âge|à (4*|5*|6*|7*) ans)'],
    answers: [
      'Non. L’âge change la manière et le temps qu’il faut, pas la possibilité ; commencez par ce que vous savez faire, et par les gens qui vous connaissent déjà.',
    ],
  },
  {
    id: 'outcome-couple',
    patterns: ['(couple|histoire|mariage|relation) .. (survivre|tenir|durer|marcher|s en sortir|s en remettre)'],
    answers: [
      'Certains, oui, quand chacun peut encore bouger un peu ; quand les deux sont sûrs et opposés, rarement sans que l’un renonce à quelque chose de grand. La question à se poser à deux : qu’est-ce qui est un non pour toujours, et qu’est-ce qui est une peur ?',
    ],
  },
  {
    id: 'outcome-grudge',
    patterns: ["(m'en vouloir|m'en veut|m'en voudra|me pardonner|pardonnera|fâché* longtemps)"],
    answers: [
      'Personne ne peut le promettre, mais on en veut rarement longtemps à quelqu’un qui a parlé avec douceur. Une déception passe ; ce qui dure, c’est ce qui n’a jamais été dit.',
    ],
  },
  {
    id: 'outcome-parting',
    patterns: ['(me quitter|me quitte|me quittera|me laisser|se séparer|rompre avec moi|me virer|me vire)'],
    answers: [
      'Je ne peux pas le savoir, et je ne vais pas vous rassurer au hasard. Ce qui dépend de vous, c’est la façon de le dire et ce que vous proposez ensuite ; préparez aussi à qui vous parlerez ce soir-là, quelle que soit la réponse.',
    ],
  },
  {
    id: 'outcome-thoughts',
    patterns: [
      '(il|elle|ils|on) [me|m|nous|le] (trouve*|pense*|aime*|désire*|déteste*|juge*|en veut|en veulent|regrette|ressent*)',
    ],
    answers: [
      'Je ne peux pas le savoir à sa place, et un silence se remplit vite du pire. Le plus sûr est de le demander une fois, simplement : « J’ai besoin de savoir ce que tu en penses, même si c’est maladroit. »',
    ],
  },
  {
    id: 'outcome-money-back',
    patterns: ['(il|elle|ils|elles) .. (rembours*|rendre|me payer)'],
    answers: [
      'Je ne peux pas le promettre ; une promesse sans date dort souvent. Ce qui change les choses, c’est un montant et un jour écrits : « Tu peux commencer par cinquante le 5 ? » Sa réponse vous renseignera mieux que ses mots.',
    ],
  },
  {
    id: 'outcome-back',
    patterns: ['(revenir|revient|rappeler|regretter|reviendra)'],
    answers: [
      'Personne ne peut le savoir, et je ne vais pas vous faire espérer au hasard. Ce qui est sûr, c’est qu’attendre sans date use : vivez ces semaines comme si la réponse était non ; si c’était oui, vous l’apprendriez quand même.',
    ],
  },
  {
    id: 'outcome-change',
    patterns: ['(changer|change|changera|évoluer|comprendre|faire des efforts)'],
    answers: [
      'On change rarement parce qu’un autre le souhaite, parfois parce qu’une limite est claire. Regardez les faits sur un mois plutôt que les promesses : c’est eux qui répondront.',
    ],
  },
  {
    id: 'outcome-job',
    patterns: ['(trouver|retrouver|embauch*) & (poste|travail|boulot|emploi)', '(embauch*|être prise|être pris)'],
    answers: [
      'Je ne peux pas le promettre, mais une période longue sans poste dit plus du marché que de vous. Ce qui augmente vraiment les chances : deux ou trois contacts directs par semaine, plutôt que vingt candidatures en ligne.',
    ],
  },
]

export const anyOutcome: readonly string[] = [
  'Je ne peux pas le savoir d’ici, et je préfère ne pas le deviner. Qu’est-ce qui vous fait pencher d’un côté, ou de l’autre ?',
  'Peut-être, et je préfère ne pas le deviner. Cela s’arrange souvent en partie, et pas d’un coup. Regardez ce qui a déjà bougé un peu, même de travers ; c’est là qu’il faut pousser.',
]

/** « Je leur dis quand ? » */
export const anyMoment: readonly string[] = [
  'Plutôt tôt que tard, et à un moment où personne n’est pressé. Choisissez-le d’avance, un jour et une heure : sans cela, ce n’est jamais le bon moment.',
  'À un moment reposé, sans écran ni départ dans l’heure. Annoncez-le la veille : « J’ai besoin de dix minutes demain. »',
]
