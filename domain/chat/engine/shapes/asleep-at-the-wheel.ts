import type { Shape } from './shape.ts'

/** Told in passing, and what may kill: said first, whatever else is in the message. */
export const asleepAtTheWheel: Shape = {
  id: 'asleep-at-the-wheel',
  patterns: [
    '(endormi*|endormir|endors|assoupi*|piqué du nez|somnol*|fermé les yeux|micro sommeil*) .. (au volant|en conduisant|sur la route|en voiture|sur l autoroute|au guidon) & ! (peur|passager|côté|enfant*|bébé|fils|fille)',
    '(au volant|en conduisant|sur l autoroute) .. (endormi*|endormir|endors|assoupi*|piqué du nez|somnol*|yeux se ferm*)',
  ],
  heard: [
    'S’endormir au volant est dangereux, pour vous et pour les autres : mieux vaut ne pas conduire dans cet état.',
    'Cette fatigue-là et la route ne vont pas ensemble : mieux vaut remettre le trajet, ou ne pas le faire au volant.',
  ],
  questions: ['Comment pourriez-vous faire le trajet autrement, demain ?', 'Qui pourrait conduire à votre place ?'],
}
