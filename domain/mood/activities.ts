/** Activities noted beside a mood, by their words. `*`: any ending. */
const moodActivities = [
  { id: 'sleep', label: 'le sommeil', words: ['dorm*', 'nuit*', 'insomni*', 'sommeil', 'sieste*', 'réveil*'] },
  { id: 'outdoors', label: 'marcher ou sortir', words: ['march*', 'balad*', 'promen*', 'parc', 'dehors', 'forêt*'] },
  {
    id: 'sport',
    label: 'le sport',
    words: ['sport*', 'couru', 'courir', 'yoga', 'natation', 'piscine', 'vélo', 'gym'],
  },
  { id: 'friends', label: 'les ami·es', words: ['ami', 'amie', 'amis', 'amies', 'copain*', 'copine*', 'pote*'] },
  {
    id: 'family',
    label: 'la famille',
    words: ['famill*', 'mère', 'maman', 'père', 'papa', 'sœur*', 'frère*', 'enfant*'],
  },
  { id: 'work', label: 'le travail', words: ['travail*', 'boulot', 'bureau', 'réunion*', 'chef*', 'collègue*'] },
  { id: 'study', label: 'les études', words: ['exam*', 'partiel*', 'révis*', 'mémoire', 'fac', 'études'] },
  { id: 'rest', label: 'le repos', words: ['repos*', 'vacances', 'calme', 'lecture*', 'bain', 'musique'] },
  { id: 'alone', label: 'la solitude', words: ['seul', 'seule', 'solitude', 'isolé*'] },
  { id: 'conflict', label: 'les tensions', words: ['disput*', 'conflit*', 'engueul*', 'tension*'] },
  { id: 'health', label: 'la santé', words: ['malade*', 'douleur*', 'migraine*', 'fatigu*', 'médecin*'] },
  { id: 'money', label: 'l’argent', words: ['argent', 'loyer*', 'facture*', 'découvert'] },
] as const

type MoodActivity = (typeof moodActivities)[number]

const fold = (text: string) => text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '')

const tests = moodActivities.map((activity) => ({
  activity,
  test: new RegExp(activity.words.map((word) => `\\b${fold(word).replace('*', '\\w*')}\\b`).join('|')),
}))

export function activitiesIn(note: string): MoodActivity[] {
  const folded = fold(note)
  return tests.filter(({ test }) => test.test(folded)).map(({ activity }) => activity)
}
