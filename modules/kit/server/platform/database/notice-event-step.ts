/** Adds the content of a notice to its event, so that windows need no request for it. */
export const noticeEventStep: readonly string[] = [
  'DROP TRIGGER notice_happens',
  `CREATE TRIGGER notice_happens AFTER INSERT ON notices BEGIN
    INSERT INTO happened (topic, record, owner, actor, detail)
    VALUES ('notice', new.id, NULL, '', json_object('image', new.image, 'notice', new.notice, 'email', new.email));
  END`,
];
