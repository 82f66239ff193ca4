-- Written by `submit-note`, `amend-note` and `review-note`. Reviewers read
-- my_notes_to_review, which contains no text of a note.
grant select on public.note_reviews to authenticated;

create policy "an author reads what became of their notes" on public.note_reviews
  for select to authenticated using (author_id = (select auth.uid()));
