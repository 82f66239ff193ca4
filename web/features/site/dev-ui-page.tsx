export default function DevUiPage() {
  return null
}
