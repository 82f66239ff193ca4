import type { Weekday } from '#domain/time.ts'

export interface DemoStudent {
  email: string
  metadata: Record<string, string | string[]>
  /** Weekly consultation hours. */
  hours: readonly { weekdays: readonly Weekday[]; startTime: string; endTime: string }[]
}

/** Invented people of demo mode, beside the student whose account a demo button opens. Nobody can sign in as them. */
export const demoStudents: readonly DemoStudent[] = [
  {
    email: 'thomas@demo.mivoix.fr',
    metadata: {
      name: 'Thomas Berger',
      gender: 'male',
      university: 'Université Lumière Lyon 2',
      study_year: '5',
      specialization: 'health',
      bio: 'J’aime prendre le temps de comprendre ce que vous vivez. Le stress, le sommeil et les deuils sont les sujets que je connais le mieux.',
      specialties: ['Stress', 'Deuil'],
      languages: ['fr'],
    },
    hours: [
      { weekdays: ['monday', 'wednesday'], startTime: '17:00', endTime: '20:00' },
      { weekdays: ['saturday'], startTime: '10:00', endTime: '12:00' },
    ],
  },
  {
    email: 'awa@demo.mivoix.fr',
    metadata: {
      name: 'Awa Diallo',
      gender: 'female',
      university: 'Université de Lille',
      study_year: '4',
      specialization: 'social',
      bio: 'Je reçois surtout des personnes qui traversent une période de solitude ou de conflit. On peut commencer par raconter sa semaine, simplement.',
      specialties: ['Relations', 'Estime de soi'],
      languages: ['fr', 'wo'],
    },
    hours: [{ weekdays: ['tuesday', 'thursday'], startTime: '09:00', endTime: '12:00' }],
  },
  {
    email: 'yanis@demo.mivoix.fr',
    metadata: {
      name: 'Yanis Haddad',
      gender: 'male',
      university: 'Aix-Marseille Université',
      study_year: '6+',
      specialization: 'neuropsychology',
      bio: 'Nous avançons à votre rythme. Doctorant, je travaille sur l’attention et les émotions, et sur ce qui reste après un choc.',
      specialties: ['Anxiété', 'Traumatisme'],
      languages: ['fr', 'ar', 'en'],
    },
    hours: [{ weekdays: ['monday', 'tuesday', 'friday'], startTime: '12:00', endTime: '14:00' }],
  },
  {
    email: 'louise@demo.mivoix.fr',
    metadata: {
      name: 'Louise Perrin',
      gender: 'female',
      university: 'Université de Strasbourg',
      study_year: '3',
      specialization: 'development',
      bio: 'J’écoute sans juger et je prépare chaque séance avec ma superviseure. Vous n’avez rien à préparer, vous.',
      specialties: ['Stress', 'Dépression'],
      languages: ['fr', 'de'],
    },
    hours: [{ weekdays: ['wednesday', 'friday'], startTime: '14:00', endTime: '18:00' }],
  },
  {
    email: 'alex@demo.mivoix.fr',
    metadata: {
      name: 'Alex Roussel',
      gender: 'non-binary',
      university: 'Université Rennes 2',
      study_year: '5',
      specialization: 'clinical',
      bio: 'Je propose un espace calme pour parler des addictions, de l’identité et de l’estime de soi.',
      specialties: ['Addictions', 'Estime de soi'],
      languages: ['fr', 'fsl'],
    },
    hours: [{ weekdays: ['thursday', 'sunday'], startTime: '18:00', endTime: '21:00' }],
  },
]

/** Hours of the student behind the demo button. */
export const demoStudentHours: DemoStudent['hours'] = [
  { weekdays: ['monday', 'wednesday', 'friday'], startTime: '09:00', endTime: '11:00' },
  { weekdays: ['tuesday', 'friday'], startTime: '14:00', endTime: '17:00' },
]
