/** What may stand beside the picture, one at a time. */
export type PanelName = 'chat' | 'notes' | 'words' | 'settings' | 'emergency' | 'more'
