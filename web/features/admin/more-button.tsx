import { Button } from '#web/components/ui/button.tsx'

type More = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }

/** Loads the next page of a list, if there is one. */
export function MoreButton({ list }: { list: More }) {
  if (!list.hasNextPage) return null
  return (
    <div>
      <Button variant="outline" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Voir la suite
      </Button>
    </div>
  )
}
