// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["-16bf44a7"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"properties":{"mechanismName":{"$ref":"#/$defs/AddressCompany"},"contacts":{"$ref":"#/$defs/AddressContacts"},"country":{"$ref":"#/$defs/RegionPath"},"address":{"$ref":"#/$defs/AddressLine"},"zipCode":{"$ref":"#/$defs/AddressZipCode"},"contactPhone":{"$ref":"#/$defs/AddressPhone"}},"required":["mechanismName","contacts","country","address","zipCode","contactPhone"],"$defs":{"AddressCompany":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"AddressContacts":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"AddressLine":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"AddressPhone":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"AddressZipCode":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"RegionPath":{"type":"string","pattern":"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$","minLength":1,"maxLength":200}},"$id":"-16bf44a7"};
const schema32 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const schema33 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const schema34 = {"type":"string","pattern":"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$","minLength":1,"maxLength":200};
const schema35 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const schema36 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const schema37 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-16bf44a7" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mechanismName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mechanismName"},message:"must have required property '"+"mechanismName"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contacts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.country === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.address === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.zipCode === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zipCode"},message:"must have required property '"+"zipCode"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.contactPhone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contactPhone"},message:"must have required property '"+"contactPhone"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "mechanismName") || (key0 === "contacts")) || (key0 === "country")) || (key0 === "address")) || (key0 === "zipCode")) || (key0 === "contactPhone"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.mechanismName !== undefined){
let data0 = data.mechanismName;
if(typeof data0 === "string"){
if(func1(data0) > 50){
const err7 = {instancePath:instancePath+"/mechanismName",schemaPath:"#/$defs/AddressCompany/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data0) < 1){
const err8 = {instancePath:instancePath+"/mechanismName",schemaPath:"#/$defs/AddressCompany/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/mechanismName",schemaPath:"#/$defs/AddressCompany/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/mechanismName",schemaPath:"#/$defs/AddressCompany/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.contacts !== undefined){
let data1 = data.contacts;
if(typeof data1 === "string"){
if(func1(data1) > 50){
const err11 = {instancePath:instancePath+"/contacts",schemaPath:"#/$defs/AddressContacts/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data1) < 1){
const err12 = {instancePath:instancePath+"/contacts",schemaPath:"#/$defs/AddressContacts/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern4.test(data1)){
const err13 = {instancePath:instancePath+"/contacts",schemaPath:"#/$defs/AddressContacts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/contacts",schemaPath:"#/$defs/AddressContacts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.country !== undefined){
let data2 = data.country;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err15 = {instancePath:instancePath+"/country",schemaPath:"#/$defs/RegionPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data2) < 1){
const err16 = {instancePath:instancePath+"/country",schemaPath:"#/$defs/RegionPath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern6.test(data2)){
const err17 = {instancePath:instancePath+"/country",schemaPath:"#/$defs/RegionPath/pattern",keyword:"pattern",params:{pattern: "^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"},message:"must match pattern \""+"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"+"\"",schema:"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$",parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/country",schemaPath:"#/$defs/RegionPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.address !== undefined){
let data3 = data.address;
if(typeof data3 === "string"){
if(func1(data3) > 50){
const err19 = {instancePath:instancePath+"/address",schemaPath:"#/$defs/AddressLine/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data3) < 1){
const err20 = {instancePath:instancePath+"/address",schemaPath:"#/$defs/AddressLine/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern4.test(data3)){
const err21 = {instancePath:instancePath+"/address",schemaPath:"#/$defs/AddressLine/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/address",schemaPath:"#/$defs/AddressLine/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.zipCode !== undefined){
let data4 = data.zipCode;
if(typeof data4 === "string"){
if(func1(data4) > 50){
const err23 = {instancePath:instancePath+"/zipCode",schemaPath:"#/$defs/AddressZipCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data4) < 1){
const err24 = {instancePath:instancePath+"/zipCode",schemaPath:"#/$defs/AddressZipCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern4.test(data4)){
const err25 = {instancePath:instancePath+"/zipCode",schemaPath:"#/$defs/AddressZipCode/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/zipCode",schemaPath:"#/$defs/AddressZipCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.contactPhone !== undefined){
let data5 = data.contactPhone;
if(typeof data5 === "string"){
if(func1(data5) > 50){
const err27 = {instancePath:instancePath+"/contactPhone",schemaPath:"#/$defs/AddressPhone/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema37,data:data5};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data5) < 1){
const err28 = {instancePath:instancePath+"/contactPhone",schemaPath:"#/$defs/AddressPhone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37,data:data5};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern4.test(data5)){
const err29 = {instancePath:instancePath+"/contactPhone",schemaPath:"#/$defs/AddressPhone/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema37,data:data5};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/contactPhone",schemaPath:"#/$defs/AddressPhone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.type,parentSchema:schema37,data:data5};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export default validators;
