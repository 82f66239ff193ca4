/** Screens that are not built yet: their title, and what they will do. Each line leaves with the screen it announces. */
export const comingSoonScreens: Record<string, { title: string; promise: string }> = {
  '/verify-phone': { title: 'Vérification du téléphone', promise: 'Votre numéro sera confirmé ici.' },
  '/chat': {
    title: 'Assistant émotionnel IA',
    promise: 'Vous pourrez ici écrire à Mivoix IA, une intelligence artificielle, gratuitement et sans compte.',
  },
  '/session/:id': { title: 'Séance vidéo', promise: 'Votre séance se tiendra ici, en vidéo ou en voix seule.' },
  '/session-summary': { title: 'Résumé de séance', promise: 'Le résumé partagé après votre séance se lira ici.' },
  '/notes/:id': { title: 'Notes de séance', promise: 'Les notes d’une séance se liront ici.' },
  '/dashboard-etudiant': { title: 'Mon espace', promise: 'Vous retrouverez ici vos séances du jour et votre agenda.' },
  '/student/dashboard': { title: 'Mon espace', promise: 'Vous retrouverez ici vos séances du jour et votre agenda.' },
  '/therapist/dashboard': {
    title: 'Espace professionnel',
    promise: 'Vous retrouverez ici consultations, notes et revenus.',
  },
  '/agenda-etudiant': { title: 'Mon agenda', promise: 'Vos rendez-vous et créneaux s’afficheront ici.' },
  '/admin': { title: 'Administration', promise: 'L’équipe gérera ici la plateforme.' },
  '/admin-diagnostic': { title: 'Diagnostic technique', promise: 'L’état de chaque composant s’affichera ici.' },
}
