type DocumentPip = { requestWindow: (size: { width: number; height: number }) => Promise<Window> }

function documentPip(): DocumentPip | undefined {
  return (window as { documentPictureInPicture?: DocumentPip }).documentPictureInPicture
}

export function hasPictureInPicture(): boolean {
  return documentPip() !== undefined || document.pictureInPictureEnabled
}

/**
 * Shows the other's video above other windows: Document Picture-in-Picture, or else video PiP. The audio stays in the page.
 */
export async function openPictureInPicture(video: HTMLVideoElement): Promise<void> {
  const pip = documentPip()
  if (!pip) {
    await video.requestPictureInPicture()
    return
  }
  const pipWindow = await pip.requestWindow({ width: 360, height: 240 })
  const copy = pipWindow.document.createElement('video')
  copy.muted = true
  copy.autoplay = true
  copy.playsInline = true
  copy.srcObject = video.srcObject
  copy.style.cssText = 'width:100%;height:100%;object-fit:cover'
  pipWindow.document.body.style.cssText = 'margin:0;background:#09191f'
  pipWindow.document.body.append(copy)
}
