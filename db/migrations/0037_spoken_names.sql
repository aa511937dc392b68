-- kept by hand
-- Names of people are found by whole pinyin too: the next start words them anew.
update store."user" set search_text = '';
