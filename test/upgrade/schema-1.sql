SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.projects (
    id text NOT NULL,
    project text NOT NULL,
    created timestamp with time zone DEFAULT now() NOT NULL
);
INSERT INTO public.projects VALUES ('aC5TOr8r1LPA9I2tV7gaUH', '{"outline":"E180 S240 W180 N240","subtract":[{"x":140,"y":0,"w":40,"h":60}]}', '2026-11-16 21:30:23.816371+00');
INSERT INTO public.projects VALUES ('V-L7DloY7dN5qyXRNDZkN9', '{"polygon":[[0,0],[420,0],[420,180],[260,180],[260,350],[0,350]],"pattern":"herringbone","parameters":{"tileWidth":70,"tileHeight":280}}', '2026-11-16 21:30:24.05545+00');
INSERT INTO public.projects VALUES ('jFC0AFW03i3TfGxaj85Iq7', '{"outline":"E300 A36.8699:150 S120 W420 N210","pattern":"bricks","start":{"x":12.5,"y":3}}', '2026-11-16 21:30:24.325623+00');
INSERT INTO public.projects VALUES ('tqhva97DCX7x4TWycQ9RkJ', '{"outline":"E400 S300 W400 N300","pattern":"hexagons","color":"#aa3322"}', '2026-11-16 21:30:24.445719+00');
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);
