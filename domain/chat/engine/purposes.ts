/** What a thing that we propose is good for: told to whoever does not see why. */
interface Purpose {
  id: string
  /** How it is called, by them or in what we had said. */
  patterns: readonly string[]
  answer: string
}

export const purposes: readonly Purpose[] = [
  {
    id: 'paper',
    patterns: ['(papier|noter|note|notez|liste|carnet|cahier|écrivez|écrire|écris|lignes)'],
    answer:
      'À sortir de la tête ce qui y tourne : une fois écrit, on n’a plus besoin de le retenir, et cela revient moins. Deux ou trois mots suffisent ; si cela ne vous va pas, laissez-le.',
  },
  {
    id: 'breath',
    patterns: ['(respir*|souffl*|inspir*|expir*)'],
    answer:
      'Souffler plus longtemps qu’on n’inspire fait ralentir le cœur, et le corps comprend qu’il n’y a pas d’urgence. Cela n’enlève pas la cause, cela redonne un peu de place pour y penser.',
  },
  {
    id: 'phone-away',
    patterns: ['(téléphone|tel|portable|écran*|appareil|notifications|autre pièce)'],
    answer:
      'À ne pas avoir à lutter : ce qui est hors de portée tente beaucoup moins que ce qu’on se refuse à chaque minute.',
  },
  {
    id: 'fixed-hour',
    patterns: ['(heure fixe|même heure|jour fixe|rendez vous|agenda|date|planning|un jour précis)'],
    answer:
      'À ne plus avoir à décider chaque fois : ce qui a une heure se fait même sans envie, le reste se remet à demain.',
  },
  {
    id: 'walk',
    patterns: ['(marche|marcher|marchez|sport|bouger|dehors|sortir|sortez)'],
    answer:
      'Le corps qui bouge relâche une part de la tension que la tête entretient. Dix minutes suffisent pour voir si cela vous fait quelque chose.',
  },
  {
    id: 'sentence-ready',
    patterns: ['(phrase*|mots|silence|dites|redire|répéter)'],
    answer:
      'À ne pas chercher ses mots au moment où l’émotion monte : une phrase prête se dit même quand la voix tremble.',
  },
  {
    id: 'small-step',
    patterns: ['(petit|petite|dix minutes|cinq minutes|morceau*|premier pas|étape*)'],
    answer: 'À commencer quand tout paraît trop gros : un petit bout fait rend le suivant moins lourd.',
  },
  {
    id: 'tell-somebody',
    patterns: ['(en parler|parler à|parlez en|dire à|dites le)'],
    answer: 'À ne plus le porter sans personne : ce qui est partagé pèse moins, même quand rien n’est réglé.',
  },
]
