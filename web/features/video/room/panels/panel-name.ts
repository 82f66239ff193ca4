/** Panels beside the video, one open at a time. */
export type PanelName = 'chat' | 'notes' | 'words' | 'settings' | 'emergency' | 'more'
