import type { Ideas } from './idea.ts'

/** Who speaks, who is spoken of: the same words weigh otherwise when a child, a partner or an elder is in them. */
export const people: Ideas = {
  moi: 'je me moi mon ma mes myself',
  'autre personne': 'il elle ils elles lui leur son sa ses eux',
  nous: 'nous on notre nos',
  interlocuteur: 'tu te toi ton ta tes vous votre vos',
  partenaire:
    'mari femme conjoint* compagn* copain copine petit-ami mec meuf chum époux épouse fiancé* amant* amoureux ex chéri* concubin* homme blonde doudou keum',
  enfant:
    'enfant* bébé* fils fille* garçon* gamin* gosse* gosses petit petite petits petites nourrisson* nouveau-né jumeau* jumelle* jumeaux neveu* nièce* ado ados adolescent* mineur* fillette* môme* mioche* bambin* poupon élève* collégien* filleul* benjamin* cadet* aîné* minot* loulou* tout-petit nistons',
  parent:
    'père mère papa maman parents daron daronne darons belle-mère beau-père beau-papa marâtre tuteur tutrice beau-parent vieux yeuf reum reup reumps',
  fratrie: 'frère* soeur* frangin* frangine* demi-frère demi-soeur jumeau cousin* cousine* oncle tonton tante tata',
  aîné: 'grand-mère grand-père mamie papi papy mémé pépé mamé papé aïeul* aînée vieille vieillard* octogénaire nonagénaire grands-parents doyen* retraitée ancêtre mémère pépère nonna yaya bonne-maman bon-papa mamy',
  ami: 'ami amie amis amies pote potes copains copines coloc* colocataire* meilleure camarade* voisin* voisine* gars reuf reuss frérot bro poto srab khey meilleur',
  autorité:
    'patron* chef cheffe manager* directeur* directrice* prof profs professeur* maître maîtresse instit* entraîneur* coach éducateur* prêtre curé imam moniteur* supérieur* responsable* surveillant* pion proviseur* principal*',
  collègue: 'collègue* équipe* client* cliente* stagiaire* apprenti* collaborateur* associé* rh syndicat*',
  soignant:
    'médecin* docteur* psy psychologue* psychiatre* infirmi* thérapeute* généraliste* kiné* sage-femme addictologue* urgentiste* pharmacien* toubib aide-soignant* soignant* orthophoniste ostéo* dermato* ophtalmo* cardiologue gynéco* sophrologue*',
  inconnu: 'inconnu* type individu* quelqu’un quelqu homme monsieur étranger* bande groupe mecs garçons adulte*',
  secours: 'samu pompier* police gendarme* gendarmerie commissariat flic* urgences ambulance* secours hôpital clinique',
  aidant:
    'auxiliaire* aide-ménagère ehpad maison-de-retraite foyer nounou* assistante baby-sitter babysitter garde-malade animateur* crèche halte-garderie tatie accueil',
  animal:
    'chien* chienne* chat chats chatte* lapin* canari* perruche* poisson rouge hamster* cheval chevaux poney* cochon* poule* vache* tortue* chiot* chaton* perroquet* cobaye* souris araignée* moustique* guêpe* frelon* pigeon* furet âne',
}
