import type { Theme } from './theme.ts'

export const panic: Theme = {
  id: 'panic',
  name: 'ces crises',
  exercise: 'grounding',
  patterns: [
    'je (panique*|paniquais|commence à paniquer)',
    '(me fait|suis|suis en) (paniquer|paniqué*|panique)',
    '^ [grosse|en] panique',
    'panique totale',
    "crise* (d'angoisse|de panique)",
    "(n'arrive|arrive) (plus|pas) à respirer",
    "coeur (s'emballe|bat|cogne)",
    "(impression|peur|crois) .. (mourir|m'évanouir|devenir fou|devenir folle)",
    'palpitations',
    'attaque de panique',
  ],
  mentions: [],
  heard: ['Ce que vous décrivez impressionne beaucoup, et cela redescend toujours.'],
  questions: [
    'Qu’est-ce que vous remarquez en premier, juste avant que cela monte ?',
    'Dans quels endroits cela arrive-t-il le plus souvent ?',
    'Qu’est-ce qui vous a aidé à redescendre la dernière fois ?',
    'Que vous dites-vous pendant que cela se passe ?',
    'Qu’avez-vous commencé à éviter à cause de cela ?',
  ],
  tips: [
    'Pendant une crise, allonger le souffle qui sort compte plus que bien inspirer : c’est lui qui calme le corps.',
    'Se dire « c’est une crise, elle monte puis elle redescend » et rester sur place, quand c’est possible, apprend au corps que l’alarme était fausse.',
    'Noter après coup où, quand et ce qui a précédé aide à voir venir la suivante.',
  ],
}
