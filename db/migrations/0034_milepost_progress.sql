-- kept by hand
-- How far a milestone is follows its tasks as well: the view works it out.
alter table store.milepost drop column if exists progress;
