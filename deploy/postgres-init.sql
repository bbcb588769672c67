-- A pooler passes no settings of one connection on: the server's limits belong to its role.
ALTER ROLE legible SET statement_timeout = '5500ms';
ALTER ROLE legible SET idle_in_transaction_session_timeout = '9s';
