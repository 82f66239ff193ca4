export const exerciseIds = [
  'breathing',
  'grounding',
  'thought-record',
  'worry-time',
  'sleep',
  'small-step',
  'kindness',
] as const
export type ExerciseId = (typeof exerciseIds)[number]

export interface Exercise {
  id: ExerciseId
  title: string
  /** How it is proposed; « oui » starts it. */
  offer: string
  /** One step a message; the person answers, or says « suite ». */
  steps: readonly string[]
  end: string
  /** Words that ask for it by name. */
  patterns: readonly string[]
}

export const exercises: Record<ExerciseId, Exercise> = {
  breathing: {
    id: 'breathing',
    title: 'Respiration lente',
    offer: 'Voulez-vous essayer une respiration lente, pas à pas ?',
    steps: [
      'Installez-vous, les épaules relâchées. Suivez le guide à l’écran : inspirez par le nez pendant quatre temps, puis soufflez par la bouche pendant six. Écrivez « suite » après deux souffles.',
      'Encore cinq fois : inspirez sur quatre temps, soufflez sur six, comme sur une bougie qu’on ne veut pas éteindre. Puis écrivez « suite ».',
      'Posez une main sur le ventre, laissez-la se soulever quand vous inspirez et redescendre quand vous soufflez. Après cinq souffles lents, dites-moi ce que vous remarquez.',
    ],
    end: 'Vous pouvez refaire ces souffles n’importe où, sans que personne le voie.',
    patterns: [
      'respir*',
      'souffl*',
      'cohérence cardiaque',
      'me calmer',
      'me détendre',
      'décompresser',
      'stress*',
      'le trac',
    ],
  },
  grounding: {
    id: 'grounding',
    title: 'Ancrage 5-4-3-2-1',
    offer: 'Voulez-vous revenir ici et maintenant avec l’exercice des cinq sens ?',
    steps: [
      'Regardez autour de vous et nommez cinq choses que vous voyez, même banales.',
      'Maintenant quatre choses que vous pouvez toucher : le tissu, la table, vos mains…',
      'Trois sons que vous entendez, proches ou lointains.',
      'Deux odeurs, ou deux odeurs que vous aimez si rien ne vient.',
      'Une saveur, une gorgée d’eau par exemple. Puis dites-moi comment est votre corps à présent.',
    ],
    end: 'Vous venez de ramener votre attention ici, cinq fois de suite. C’est une chose que vous savez faire maintenant.',
    patterns: ['5 4 3 2 1', 'ancrage', 'cinq sens', 'grounding'],
  },
  'thought-record': {
    id: 'thought-record',
    title: 'Carnet de pensées',
    offer: 'Voulez-vous regarder cette pensée de plus près, en quatre petites étapes ?',
    steps: [
      'Décrivez la situation en une phrase, comme une caméra : où, quand, avec qui.',
      'Quelle pensée est venue à ce moment-là, mot pour mot ?',
      'Qu’est-ce qui va dans le sens de cette pensée, et qu’est-ce qui va contre ?',
      'En tenant compte des deux, comment écririez-vous une pensée plus juste ?',
    ],
    end: 'Cette pensée plus juste est de vous : vous pouvez la noter et la relire.',
    patterns: ['carnet de pensées', 'pensées négatives', 'pensée négative', 'je pense que je suis'],
  },
  'worry-time': {
    id: 'worry-time',
    title: 'Rendez-vous avec les soucis',
    offer: 'Voulez-vous donner à vos soucis un rendez-vous, pour qu’ils laissent le reste de la journée tranquille ?',
    steps: [
      'Choisissez un moment fixe, vingt minutes, loin du coucher. Quel moment vous conviendrait ?',
      'Quand un souci arrive avant l’heure, notez-le en trois mots et gardez-le pour le rendez-vous. Lequel noteriez-vous en premier ?',
      'Au rendez-vous, mettez d’un côté ce qui dépend de vous, de l’autre ce qui n’en dépend pas. Pour un souci de la première colonne, quelle serait la plus petite action ?',
    ],
    end: 'Le cerveau accepte mieux d’attendre quand il sait qu’il aura son tour.',
    patterns: ['rendez-vous avec les soucis', 'temps des soucis', 'arrêter de ruminer', 'arrêter de penser'],
  },
  sleep: {
    id: 'sleep',
    title: 'Préparer la nuit',
    offer: 'Voulez-vous préparer votre prochain coucher, en trois étapes ?',
    steps: [
      'Choisissez une heure de lever que vous garderez, même après une mauvaise nuit. Laquelle serait possible ?',
      'Pour la dernière demi-heure avant le lit, qu’est-ce qui vous apaise sans écran ?',
      'Si le sommeil ne vient pas, levez-vous, lumière douce, et revenez quand les paupières tombent. Où pourriez-vous vous installer ?',
    ],
    end: 'Une nuit ne se force pas ; ces repères l’aident à revenir peu à peu.',
    patterns: [
      'mieux dormir',
      "m'endormir",
      'exercice* .. (sommeil|dormir|nuit)',
      '(aide*|aider|apprends) .. (dormir|sommeil)',
    ],
  },
  'small-step': {
    id: 'small-step',
    title: 'Un petit pas',
    offer: 'Voulez-vous chercher un tout petit pas, faisable aujourd’hui ?',
    steps: [
      'Pensez à une chose qui compte pour vous, même oubliée ces temps-ci. Laquelle vient ?',
      'Découpez-la en plus petit, jusqu’à ce qu’elle prenne cinq minutes. Que reste-t-il ?',
      'Quand et où le feriez-vous, précisément ?',
    ],
    end: 'Faire ce petit pas compte plus que de le réussir parfaitement.',
    patterns: ['petit pas', 'par où commencer', 'me motiver', "m'y remettre"],
  },
  kindness: {
    id: 'kindness',
    title: 'Se parler avec bonté',
    offer: 'Voulez-vous essayer de vous parler comme à un ami, en trois étapes ?',
    steps: [
      'Nommez ce qui est dur en ce moment, simplement : « C’est un moment difficile parce que… »',
      'Imaginez un ami dans la même situation. Que lui diriez-vous ?',
      'Redites-vous cette phrase, à vous, une main posée sur la poitrine. Qu’est-ce que cela fait ?',
    ],
    end: 'Cette façon de vous parler, vous pouvez la reprendre chaque fois que la voix dure revient.',
    patterns: ['bienveillan*', 'être plus doux', 'auto compassion', 'me pardonner'],
  },
}
