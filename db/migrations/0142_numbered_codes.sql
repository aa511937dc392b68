-- Codes of tasks in the order of their numbers: 1.10 behind 1.9.
create collation app.numbered (provider = icu, locale = 'und-u-kn-true');
alter table store."wbs_task" alter column "code" type text collate app.numbered;
